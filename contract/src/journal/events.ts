/** Cells were written: journals of the plan and the students' diaries are stale. */
export const marksStored = 'marks.stored'
export type MarksStored = { planUuid: string; lessonUuids: string[]; studentIds: number[] }
