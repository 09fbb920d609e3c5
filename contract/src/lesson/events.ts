/** Materials of a lesson were added or taken off: its page is stale. */
export const lessonChanged = 'lesson.changed'
export type LessonChanged = { lessonUuid: string; groupId: number }
