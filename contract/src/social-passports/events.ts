import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** What is known of a student's family was written: lists that show it are stale. */
export const passportChanged = event('social-passport.changed', z.object({ studentId: Id }), { staff: true })
