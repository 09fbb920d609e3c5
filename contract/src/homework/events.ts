/** Homework of a lesson was set, changed or taken back. */
export const homeworkChanged = 'homework.changed'
export type HomeworkChanged = { lessonUuid: string; groupId: number }
