import type { JournalLesson, JournalRow, MarkOperation, QuarterJournal } from '@qalam/contract/journal/api.ts'
import type { Mark } from '@qalam/contract/journal/cells.ts'
import { isAssessed, type PeriodResult, periodResult } from '@qalam/contract/journal/rules.ts'
import type { MessageKey } from '#platform/text.ts'

/** What a board needs to know of a journal: a quarter has it all, and so has a single lesson. */
export type Sheet = Pick<
  QuarterJournal,
  | 'calendarPlanUuid'
  | 'subjectName'
  | 'scoreType'
  | 'parallel'
  | 'rules'
  | 'status'
  | 'lessonSchedules'
  | 'sorSchedules'
  | 'sochSchedules'
  | 'rows'
> &
  Partial<Pick<QuarterJournal, 'brought'>>

export type MarkValue = Pick<Mark, 'score' | 'sign' | 'comment'>

/** A value with its cell, as it waits to be sent. */
export type MarkWrite = Pick<MarkOperation, 'scheduleUuid' | 'userId'> & MarkValue

/** stored: the server has it; local: typed here, on its way; refused, stale: the server did not take it. */
export type CellState = 'stored' | 'local' | 'refused' | 'stale'

/** Why something was not taken: what was wanted, text where it is no value at all, and who wrote what stands instead. */
export type MarkTrouble = { message: string; wanted: MarkValue | string; by: string | null; at: string | null }

/** `held` is what the server has; `draft` is the text that is being typed. */
export type BoardCell = {
  value: MarkValue
  held: MarkValue
  draft: string | null
  version: number
  state: CellState
  trouble: MarkTrouble | null
}

export type WorkKind = 'fo' | 'sor' | 'soch'
/** `number` counts the sors of a period; formative columns have none. */
export type MarkColumn = JournalLesson & { group: WorkKind; number: number }
export type Student = Omit<JournalRow, 'marks'>

export const nothing: MarkValue = { score: null, sign: null, comment: '' }

/** A cell as the server has it. */
export const storedCell = (value: MarkValue, version: number): BoardCell => ({
  value,
  held: value,
  draft: null,
  version,
  state: 'stored',
  trouble: null,
})
const unwritten = storedCell(nothing, 0)

export const isSame = (a: MarkValue, b: MarkValue): boolean =>
  a.score === b.score && a.sign === b.sign && a.comment === b.comment

/** Formative lessons in their order, then sor and soch, as on the last page of a paper journal. */
export const columnsOf = ({ lessonSchedules, sorSchedules, sochSchedules }: Sheet): MarkColumn[] => [
  ...lessonSchedules.map((lesson) => ({ ...lesson, group: 'fo' as const, number: 0 })),
  ...sorSchedules.map((lesson, index) => ({ ...lesson, group: 'sor' as const, number: index + 1 })),
  ...sochSchedules.map((lesson) => ({ ...lesson, group: 'soch' as const, number: 0 })),
]

export const studentsOf = ({ rows }: Sheet): Student[] =>
  rows.map(({ userId, fullName, since, until }) => ({ userId, fullName, since, until }))

/** The cells of a row in the order of the columns. */
export const cellsOf = ({ marks }: JournalRow, columns: readonly MarkColumn[]): BoardCell[] =>
  columns.map(({ uuid }) => {
    const mark = marks[uuid]
    if (!mark) return unwritten
    const { version, score, sign, comment } = mark
    return storedCell({ score, sign, comment }, version)
  })

/** Whether a student was in the group on the day of a lesson. */
export const wasThere = ({ since, until }: Student, { date }: MarkColumn): boolean =>
  since <= date && (until === null || date < until)

export type Moment = { today: string; clock: string }

/** Why a cell cannot be written, as a key of the catalogue; null when it can. */
export function lockOf(
  journal: Pick<Sheet, 'status'>,
  column: MarkColumn,
  student: Student,
  { today, clock }: Moment,
): MessageKey | null {
  return wasThere(student, column) ? columnLock(journal, column, { today, clock }) : 'problem.journal.not-in-group'
}

/** The same of a whole lesson. */
export function columnLock(
  journal: Pick<Sheet, 'status'>,
  column: MarkColumn,
  { today, clock }: Moment,
): MessageKey | null {
  if (column.can.mark) return null
  if (journal.status === 'closed') return 'problem.journal.period-closed'
  const isAhead = column.date > today || (column.date === today && column.timeStart > clock)
  return isAhead ? 'problem.journal.lesson-not-begun' : 'problem.journal.not-your-lesson'
}

export type Summary = PeriodResult & {
  /** Mean formative score; null without one. */
  average: number | null
}

type Assessed = Pick<Sheet, 'scoreType' | 'parallel' | 'rules'>
type Scored = { group: WorkKind; score: number; max: number }

/** Scores from elsewhere that count on for a student. */
export const broughtOf = ({ brought = [] }: Pick<Sheet, 'brought'>, student: number): Scored[] =>
  brought.flatMap(({ userId, kind, score, max }) =>
    userId === student ? [{ group: kind === 'sor' || kind === 'soch' ? kind : 'fo', score, max }] : [],
  )

/** What a row adds up to, of everything on the screen, also of marks that are still on their way, and of what was brought. */
export function summaryOf(
  cells: readonly BoardCell[],
  columns: readonly MarkColumn[],
  journal: Assessed,
  brought: readonly Scored[] = [],
): Summary {
  const own = columns.flatMap(({ group, maxScore }, index) => {
    const score = cells[index]?.value.score
    return typeof score === 'number' ? [{ group, score, max: maxScore }] : []
  })
  const scores: Scored[] = [...brought, ...own]
  const of = (wanted: WorkKind) => scores.filter(({ group }) => group === wanted)
  const formative = of('fo').map(({ score }) => score)
  const { scoreType, parallel, rules } = journal
  const result = periodResult(scoreType, parallel, { formative, sor: of('sor'), soch: of('soch') }, rules)
  return { ...result, average: result.foPercent === null ? null : result.foPercent / 10 }
}

export const givesScores = ({ scoreType, parallel }: Assessed): boolean => isAssessed(scoreType, parallel)

/** What would have to be drawn anew rather than filled in: lessons, students, rights. */
export const shapeOf = (journal: Sheet): string =>
  JSON.stringify([
    ...[journal.calendarPlanUuid, journal.status, columnsOf(journal), studentsOf(journal), journal.rules],
    journal.brought ?? [],
  ])
