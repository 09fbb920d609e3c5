import type { PeriodRow, PeriodSheet, YearSheet } from '@qalam/contract/period-marks/shapes.ts'
import { isAssessed } from '@qalam/contract/journal/rules.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import {
  closingOf,
  partsOf,
  type MarkPeriod,
  periodsOf,
  periodWith,
  quartersOf,
} from '@qalam/contract/period-marks/rules.ts'
import type { JournalStay } from '#modules/journal/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canClose, canGive, runsSchool } from '../policy.ts'
import { amendmentsOf } from '../views/amendments.ts'
import { type Book, datesOf } from './book.ts'
import { hasPeriod, type Opening, openBook, planHead } from './open.ts'
import { presentAmendment, presentMark } from './present.ts'
import { calledNow, headSigned, rowsSigned, signedFor } from './signed-rows.ts'
import { markShown, recommendedShown, yearClass } from './year.ts'

/** With the quarter that is chosen. */
export type Choosing = Opening & Pick<Context, 'quarterId'>

/** The marks of a plan for a period. */
export async function sheet(context: Choosing, planUuid: string, asked: MarkPeriod | undefined): Promise<PeriodSheet> {
  const book = await openBook(context, planUuid)
  const period = asked ?? periodNow(book, context)
  found(hasPeriod(book, period) || undefined)
  return sheetOf(context, book, planUuid, period)
}

/** The period of the quarter that is chosen, else of the last one that has begun. */
function periodNow({ frame: { plan, quarters } }: Book, { quarterId, today }: Choosing): MarkPeriod {
  const chosen = quarters.find(({ id }) => id === quarterId)
  const begun = quarters.findLast(({ startsOn }) => startsOn <= today)
  return periodWith(plan.scoreType, numberOfQuarter(found(chosen ?? begun ?? quarters[0]).id))
}

export async function sheetOf(
  context: Opening,
  book: Book,
  planUuid: string,
  period: MarkPeriod,
): Promise<PeriodSheet> {
  const { actor, db } = context
  const { plan } = book.frame
  const span = datesOf(book, period)
  const status = book.statusIn(period)
  const signed = await signedFor(context, book, planUuid)
  const snapshot = signed.of(closingOf(period))
  const live = rowsOf(book, period, book.classIn(period))
  const rows = snapshot ? rowsSigned(book, signed, snapshot, period) : live
  const listed = new Set(rows.map(({ userId }) => userId))
  const unmarked = book.facts.unmarked.filter(({ quarter }) => quartersOf(period).includes(quarter))
  const amendments = await amendmentsOf(db, found(actor.schoolId), { planUuid, period: closingOf(period) })
  const isOpen = status !== 'closed'
  const isGiven = isAssessed(plan.scoreType, plan.parallel)
  return {
    ...planHead(book, planUuid),
    ...(snapshot && headSigned(snapshot)),
    period,
    ...span,
    status,
    rows,
    later: [...live, ...rowsOf(book, period, book.laterThan(period))]
      .filter(({ userId }) => !listed.has(userId))
      .map((row) => ({ ...row, missing: false })),
    now: snapshot ? calledNow(book, snapshot) : null,
    unmarkedLessons: unmarked.reduce((total, { lessons }) => total + lessons, 0),
    closings: book.closingsOf(period).map(({ revision, by, at }) => ({ revision, by, at })),
    amendments: amendments.map((row) => presentAmendment(row, actor)),
    can: {
      mark: isOpen && isGiven && canGive(actor, plan),
      close: status === 'opened' && closingOf(period) === period && canClose(actor, plan),
      amend: !isOpen && isGiven && (canGive(actor, plan) || runsSchool(actor)),
    },
  }
}

/** Students of a period as they stand. */
function rowsOf(book: Book, period: MarkPeriod, stays: readonly JournalStay[]): PeriodRow[] {
  const missing = new Set(book.missingIn(period).map(({ userId }) => userId))
  return stays.map((stay) => {
    const { userId } = stay
    const { percent, score } = book.recommended(userId, period)
    const mark = presentMark(book.markOf(userId, period))
    const brought = book.brought.in(userId, period)
    return { ...stay, percent, recommended: score, mark, missing: missing.has(userId), now: null, brought }
  })
}

/** The whole year of a plan. */
export async function yearly(context: Context, planUuid: string): Promise<YearSheet> {
  const { actor } = context
  const book = await openBook(context, planUuid)
  const { plan } = book.frame
  const own = periodsOf(plan.scoreType, plan.parallel)
  const shown = own.length > 0 ? own : partsOf(plan.scoreType)
  const status = book.statusIn('year')
  const signed = await signedFor(context, book, planUuid)
  const snapshot = signed.of('year')
  const rows = yearClass(book, signed).map(({ userId, fullName, until, now }) => {
    const marks = shown.flatMap((period) => {
      const mark = markShown(book, signed, userId, period)
      return mark ? [[period, mark] as const] : []
    })
    const recommended = shown.flatMap((period) => {
      const score = recommendedShown(book, signed, userId, period)
      return score === null ? [] : [[period, score] as const]
    })
    const brought = shown.flatMap((period) => {
      const mark = (book.markOf(userId, period)?.version ?? 0) > 0 ? undefined : book.brought.markOf(userId, period)
      return mark ? [[period, mark] as const] : []
    })
    return {
      ...{ userId, fullName, until, now },
      brought: Object.fromEntries(brought),
      marks: Object.fromEntries(marks),
      recommended: Object.fromEntries(recommended),
    }
  })
  return {
    ...planHead(book, planUuid),
    ...(snapshot && headSigned(snapshot)),
    now: snapshot ? calledNow(book, snapshot) : null,
    period: datesOf(book, 'year'),
    isClosedPeriod: status === 'closed',
    status,
    periods: shown.map((period) => ({ period, status: book.statusIn(period) })),
    rows,
    can: {
      mark: own.length > 0 && canGive(actor, plan),
      close: status === 'opened' && canClose(actor, plan),
    },
  }
}
