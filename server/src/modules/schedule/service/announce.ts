import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import type { Context } from '#platform/context.ts'

type Changed = { uuid: string; schoolId: number; groupId: number; teacherIds: number[]; dates: string[] }

/** Tells the staff and the group that a lesson was added, moved, changed or removed. */
export function announce(context: Context, { uuid, schoolId, groupId, teacherIds, dates }: Changed): void {
  const data = { lessonUuid: uuid, groupId, teacherIds, dates: [...new Set(dates)] }
  context.announce(scheduleChanged, schoolId, data)
}
