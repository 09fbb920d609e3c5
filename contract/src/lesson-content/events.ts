import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Content was given to a lesson or taken off it. */
export const lessonContentChanged = event('lesson-content.changed', z.object({ lessonUuid: z.uuid(), groupId: Id }), {
  staff: true,
  group: ({ groupId }) => groupId,
})

/** A student went on with content, answered, or was put back: the teacher's pages are stale. */
export const readingChanged = event('lesson-content.reading-changed', z.object({ given: z.uuid(), studentId: Id }), {
  staff: true,
  pupils: { of: ({ studentId }) => [studentId], about: (told) => told },
})
