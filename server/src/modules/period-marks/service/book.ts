import type { JournalStatus } from '@qalam/contract/journal/api.ts'
import { isAssessed, type PeriodScores, rulesOfYear, statusOf, type Work } from '@qalam/contract/journal/rules.ts'
import {
  closingOf,
  type Given,
  type MarkPeriod,
  periodsOf,
  quartersOf,
  recommendedFor,
} from '@qalam/contract/period-marks/rules.ts'
import { found } from '#platform/access.ts'
import type { Frame, JournalStay } from '#modules/journal/public.ts'
import { broughtAlong, type BroughtAlong } from './brought.ts'
import type { ClosingRow, PeriodFacts, QuarterScores, PeriodMarkRow } from '../views/facts.ts'

/** First and last day, yyyy-MM-dd. */
type Span = { startsOn: string; endsOn: string }

/** All periods of a plan: who was there, what each student has, what the rules recommend. */
export type Book = {
  frame: Frame
  facts: PeriodFacts
  /** Null where the quarters of the period are not dated. */
  spanOf: (period: MarkPeriod) => Span | null
  statusIn: (period: MarkPeriod) => JournalStatus
  closingsOf: (period: MarkPeriod) => ClosingRow[]
  /** Who was in the group at some day of the period, each once, by name. */
  classIn: (period: MarkPeriod) => JournalStay[]
  /** Who is in the group now and came after the period: what it gave elsewhere is shown, and a mark may be entered. */
  laterThan: (period: MarkPeriod) => JournalStay[]
  brought: BroughtAlong
  /** The stay of a student, whatever the period. */
  stayOf: (studentId: number) => JournalStay | undefined
  markOf: (studentId: number, period: MarkPeriod) => PeriodMarkRow | undefined
  recommended: (studentId: number, period: MarkPeriod) => { percent: number | null; score: number | null }
  /** Whom a closing waits for: in the group on the last day, with neither a mark nor the reason for none. */
  missingIn: (period: MarkPeriod) => JournalStay[]
}

const keyOf = (studentId: number, period: string | number): string => `${studentId} ${period}`

/** Pure: all that it knows was read before. */
export function bookOf(frame: Frame, facts: PeriodFacts, today: string): Book {
  const { plan, quarters, stays } = frame
  const rules = rulesOfYear(plan.academicYear)
  const marks = new Map(facts.marks.map((mark) => [keyOf(mark.studentId, mark.period), mark]))
  const stayOf = (studentId: number) => joined.get(studentId)
  const joined = new Map(onceEach(stays).map((stay) => [stay.userId, stay]))
  const brought = broughtAlong(facts.brought, plan.scoreType, stayOf)
  const scores = Map.groupBy([...facts.scores, ...brought.scores], ({ studentId }) => studentId)

  const spanOf = (period: MarkPeriod): Span | null => {
    const own = quarters.filter(({ id }) => quartersOf(period).includes(id % 10))
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? { startsOn: first.startsOn, endsOn: last.endsOn } : null
  }
  const closingsOf = (period: MarkPeriod) => facts.closings.filter((closing) => closing.period === closingOf(period))
  const statusIn = (period: MarkPeriod): JournalStatus => {
    const endsOn = spanOf(period)?.endsOn
    const closed = closingsOf(period).length > 0
    return endsOn === undefined ? 'waiting' : statusOf({ endsOn, today, closed })
  }
  const classIn = (period: MarkPeriod): JournalStay[] => {
    const span = spanOf(period)
    return span ? onceEach(stays.filter((stay) => overlaps(stay, span))) : []
  }
  const givenTo = (studentId: number): Given =>
    Object.fromEntries(
      periodsOf(plan.scoreType, plan.parallel).map((period) => [
        period,
        (givenIn(marks.get(keyOf(studentId, period))) ?? brought.markOf(studentId, period))?.score ?? null,
      ]),
    )
  const recommended = (studentId: number, period: MarkPeriod) => {
    const own = (scores.get(studentId) ?? []).filter(({ quarter }) => quartersOf(period).includes(quarter))
    return recommendedFor(period, plan, { scores: partsOf(own), given: givenTo(studentId) }, rules)
  }
  const missingIn = (period: MarkPeriod): JournalStay[] => {
    const endsOn = spanOf(period)?.endsOn
    if (endsOn === undefined || !isAssessed(plan.scoreType, plan.parallel)) return []
    const hasNone = ({ userId }: JournalStay) => {
      const mark = marks.get(keyOf(userId, period))
      return !mark || (mark.score === null && mark.unmarked === null)
    }
    return classIn(period).filter((stay) => (stay.until === null || stay.until > endsOn) && hasNone(stay))
  }
  const markOf = (studentId: number, period: MarkPeriod) => marks.get(keyOf(studentId, period))
  const laterThan = (period: MarkPeriod): JournalStay[] => {
    const endsOn = spanOf(period)?.endsOn
    const shown = new Set(classIn(period).map(({ userId }) => userId))
    return [...joined.values()].filter(
      ({ userId, since, until }) =>
        !shown.has(userId) && endsOn !== undefined && since > endsOn && (until === null || until > today),
    )
  }
  return {
    frame,
    facts,
    brought,
    spanOf,
    statusIn,
    closingsOf,
    classIn,
    laterThan,
    stayOf,
    markOf,
    recommended,
    missingIn,
  }
}

/** A mark that says something: one that was taken away does not stand before a brought one. */
const givenIn = (mark: PeriodMarkRow | undefined): PeriodMarkRow | undefined =>
  mark && (mark.score !== null || mark.unmarked !== null) ? mark : undefined

const overlaps = ({ since, until }: JournalStay, { startsOn, endsOn }: Span): boolean =>
  since <= endsOn && (until === null || until > startsOn)

/** Stays that follow each other are one. */
function onceEach(stays: readonly JournalStay[]): JournalStay[] {
  const known = new Map<number, JournalStay>()
  for (const stay of stays) {
    const first = known.get(stay.userId)
    known.set(stay.userId, first ? { ...stay, since: first.since } : stay)
  }
  return [...known.values()]
}

function partsOf(scores: readonly QuarterScores[]): PeriodScores {
  const worksOf = (kind: string): Work[] =>
    scores.flatMap((one) => (one.kind === kind ? one.scores.map(([score, max]) => ({ score, max })) : []))
  const formative = scores.flatMap(({ kind, scores }) =>
    kind === 'sor' || kind === 'soch' ? [] : scores.map(([score]) => score),
  )
  return { formative, sor: worksOf('sor'), soch: worksOf('soch') }
}

/** The dates of a period; 404 where the school has not dated it. */
export const datesOf = (book: Book, period: MarkPeriod): Span => found(book.spanOf(period) ?? undefined)
