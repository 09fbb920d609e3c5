import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A work was given, changed, taken back, ended or scored: what a lesson shows of it is stale. */
export const sittingChanged = event('exam.sitting-changed', z.object({ sitting: z.uuid(), groupId: Id }), {
  staff: true,
  group: ({ groupId }) => groupId,
})

/** A student began, answered, ended or was put back: the room of the teacher is stale. */
export const attemptChanged = event('exam.attempt-changed', z.object({ sitting: z.uuid(), studentId: Id }), {
  staff: true,
  pupils: { of: ({ studentId }) => [studentId], about: (told) => told },
})
