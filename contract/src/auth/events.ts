import { z } from 'zod'
import { event } from '../kernel/event.ts'

/** Sessions ended: every process refuses them. No browser is told which. */
export const sessionsEnded = event('sessions.ended', z.object({ sessionIds: z.array(z.uuid()) }), {})
