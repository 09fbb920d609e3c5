import type { LessonJournal } from '@qalam/contract/journal/api.ts'
import { rulesOfYear } from '@qalam/contract/journal/rules.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { nothing, type Sheet } from '../board/sheet.ts'

/** A class that was there is told for the lesson alone: nobody joins or leaves within it. */
const wholeTime = { since: '0001-01-01', until: null }

/** One lesson as a journal of one column, so that its list is written by the same board as the grid. */
export function sheetOf(journal: LessonJournal, subjectName: Named): Sheet {
  const { lesson, scoreType, parallel, status, studentMarks } = journal
  const own = (kind: (one: string) => boolean) => (kind(lesson.kind) ? [lesson] : [])
  return {
    calendarPlanUuid: lesson.uuid,
    subjectName,
    scoreType,
    parallel,
    status,
    // Nothing is added up over a single lesson.
    rules: rulesOfYear(Number(lesson.date.slice(0, 4))),
    lessonSchedules: own((kind) => kind !== 'sor' && kind !== 'soch'),
    sorSchedules: own((kind) => kind === 'sor'),
    sochSchedules: own((kind) => kind === 'soch'),
    rows: studentMarks.map(({ userId, fullName, mark }) => ({
      userId,
      fullName,
      ...wholeTime,
      marks: { [lesson.uuid]: mark ?? { ...nothing, version: 0 } },
    })),
  }
}
