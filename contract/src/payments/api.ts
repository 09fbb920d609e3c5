import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'

/** A subscription as the refusal 423 tells of it (N-07, ERR-423-1, Q-011). */
export const Subscribe = z.object({
  id: z.int(),
  type: z.enum(['student', 'teacher', 'teacher_school', 'school']),
  status: z.enum(['trial', 'trial-canceled', 'canceledActive', 'active', 'blocked']),
  expireTime: Instant,
})
export type Subscribe = z.infer<typeof Subscribe>
