import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A training program was added, put away or taken back, or a student came into it or left it. */
export const programChanged = event('training-program.changed', z.object({ programId: Id }), { staff: true })
