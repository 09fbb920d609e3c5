import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Homework of a lesson was set, changed or taken back. */
export const homeworkChanged = event('homework.changed', z.object({ lessonUuid: z.uuid(), groupId: Id }), {
  staff: true,
  group: ({ groupId }) => groupId,
})

/** An answer was sent, sent back or scored: the teachers and that student's family hear of it. */
export const homeworkAnswered = event(
  'homework.answered',
  z.object({ homeworkUuid: z.uuid(), answerId: z.uuid(), studentId: Id }),
  { staff: true, pupils: { of: ({ studentId }) => [studentId], about: (data) => data } },
)
