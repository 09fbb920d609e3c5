import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A lesson was added, moved, changed, removed or conducted: weeks and lesson pages are stale. */
export const scheduleChanged = event(
  'schedule.changed',
  z.object({ lessonUuid: z.uuid(), groupId: Id, teacherIds: z.array(Id), dates: z.array(z.iso.date()) }),
  { staff: true, group: ({ groupId }) => groupId },
)
