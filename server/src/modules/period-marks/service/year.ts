import { closingOf, type MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodMark, StandsNow } from '@qalam/contract/period-marks/shapes.ts'
import type { Book } from './book.ts'
import { presentMark } from './present.ts'
import { markSigned, type SignedPeriods, standsNow } from './signed-rows.ts'
import { markIn, type SnapshotRow } from './snapshot.ts'

type YearRow = { userId: number; fullName: string; until: string | null; now: StandsNow | null }

/**
 * Whom the sheet of a year lists: the signed class of a closed year; else the class as it stands, and behind it those who
 * were signed for a period of it and stand in the class no more.
 */
export function yearClass(book: Book, signed: SignedPeriods): YearRow[] {
  const year = signed.of('year')
  if (year) return year.rows.map((row) => ({ ...row, now: standsNow(row, year, signed.standing.get(row.userId)) }))
  const known = new Map<number, YearRow>(book.classIn('year').map((stay) => [stay.userId, { ...stay, now: null }]))
  for (const snapshot of book.facts.closings.map(({ period }) => signed.of(period)))
    for (const row of snapshot?.rows ?? [])
      if (snapshot && !known.has(row.userId))
        known.set(row.userId, { ...row, now: standsNow(row, snapshot, signed.standing.get(row.userId)) })
  return [...known.values()]
}

const rowOf = (signed: SignedPeriods, studentId: number, period: MarkPeriod): SnapshotRow | undefined =>
  signed.of(closingOf(period))?.rows.find(({ userId }) => userId === studentId)

/** The mark of a period: as it was signed, else as it stands. */
export function markShown(
  book: Book,
  signed: SignedPeriods,
  studentId: number,
  period: MarkPeriod,
): PeriodMark | undefined {
  const row = rowOf(signed, studentId, period)
  const given = row && markIn(row, period)
  if (row) return given && given.version > 0 ? markSigned(book, studentId, period, given) : undefined
  const mark = book.markOf(studentId, period)
  return mark && presentMark(mark)
}

/** What the rules recommended when the period was signed, else recommend now. */
export function recommendedShown(
  book: Book,
  signed: SignedPeriods,
  studentId: number,
  period: MarkPeriod,
): number | null {
  const row = rowOf(signed, studentId, period)
  return row ? (markIn(row, period)?.recommended ?? null) : book.recommended(studentId, period).score
}
