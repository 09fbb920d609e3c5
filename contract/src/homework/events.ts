import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Homework of a lesson was set, changed or taken back. */
export const homeworkChanged = event('homework.changed', z.object({ lessonUuid: z.uuid(), groupId: Id }), {
  staff: true,
  group: ({ groupId }) => groupId,
})
