import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Materials of a lesson were added or taken off: its page is stale. */
export const lessonChanged = event('lesson.changed', z.object({ lessonUuid: z.uuid(), groupId: Id }), {
  staff: true,
  group: ({ groupId }) => groupId,
})
