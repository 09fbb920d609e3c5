/** A lesson was added, moved, changed or removed: weeks and lesson pages are stale. */
export const scheduleChanged = 'schedule.changed'
export type ScheduleChanged = { lessonUuid: string; groupId: number; teacherIds: number[]; dates: string[] }
