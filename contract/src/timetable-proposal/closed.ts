import { z } from 'zod'
import { Clock } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'

const Time = { weekDay: z.int().min(1).max(6), timeStart: Clock, timeEnd: Clock }

/** A time of the week at which a teacher is not there or a room is closed. */
export const Closed = z.object({
  uuid: z.uuid(),
  kind: z.enum(['teacher', 'cabinet']),
  id: z.int(),
  label: z.string(),
  ...Time,
})
export type Closed = z.infer<typeof Closed>

export const ClosedDraft = z
  .object({ kind: z.enum(['teacher', 'cabinet']), id: Id, ...Time })
  .refine(({ timeStart, timeEnd }) => timeStart < timeEnd, {
    path: ['timeEnd'],
    message: 'timetable-proposal.closed-order',
  })
export type ClosedDraft = z.output<typeof ClosedDraft>

/** The client makes the id, so that a repeat adds no second one. */
export const ClosedBody = z.intersection(ClosedDraft, z.object({ uuid: z.uuid() }))
