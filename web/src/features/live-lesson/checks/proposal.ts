import type { LessonJournal, MarkOperation } from '@qalam/contract/journal/api.ts'
import type { Check } from '@qalam/contract/live-lesson/api.ts'

export type Proposed = { userId: number; name: string; standing: 'no-answer' | 'not-reached'; version: number }

/** Whose empty cells an absence may be written into: nobody answered there, and nothing stands there yet. */
export function proposalOf({ students }: Check, { studentMarks }: LessonJournal): Proposed[] {
  const marks = new Map(studentMarks.map(({ userId, mark }) => [userId, mark]))
  return students.flatMap(({ userId, name, standing }) => {
    const mark = marks.get(userId)
    const isEmpty = mark === null || (mark !== undefined && mark.score === null && mark.sign === null)
    if (!isEmpty || (standing !== 'no-answer' && standing !== 'not-reached')) return []
    return [{ userId, name, standing, version: mark?.version ?? 0 }]
  })
}

/** The absences as the journal takes them; a comment that stands in a cell stays. */
export const absencesOf = (
  proposed: readonly Proposed[],
  { lessonUuid }: Check,
  { studentMarks }: LessonJournal,
  newId: () => string,
): MarkOperation[] =>
  proposed.map(({ userId, version }) => ({
    ...{ operationId: newId(), scheduleUuid: lessonUuid, userId, baseVersion: version, score: null, sign: 'absent' },
    comment: studentMarks.find((one) => one.userId === userId)?.mark?.comment ?? '',
  }))
