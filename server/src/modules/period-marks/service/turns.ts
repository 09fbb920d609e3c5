import { isCredit } from '@qalam/contract/journal/rules.ts'
import { localClock } from '@qalam/contract/kernel/calendar.ts'
import { periodWith } from '@qalam/contract/period-marks/rules.ts'
import { frameOfPlan } from '#modules/journal/public.ts'
import type { Context } from '#platform/context.ts'
import type { QuarterScores } from '../views/facts.ts'
import { bookOf } from './book.ts'
import { factsFor } from './facts.ts'

/** A score of the journal that would become another one. */
export type Turning = {
  studentId: number
  /** 1…4. */
  quarter: number
  /** Of its lesson. */
  kind: string
  max: number
  from: number
  to: number
}
export type Turned = { studentId: number; before: number | null; after: number | null; credit: boolean }

/** What the rules recommend for the period of each of these scores, as they stand and as they would be. */
export async function turnsOf(
  { db, now, today }: Pick<Context, 'db' | 'now' | 'today'>,
  { schoolId, planUuid }: { schoolId: number; planUuid: string },
  turning: readonly Turning[],
): Promise<Turned[]> {
  const frame = await frameOfPlan(db, schoolId, planUuid)
  const facts = await factsFor(db, frame, { schoolId, planUuid, userId: 0, today, clock: localClock(now) })
  const stands = bookOf(frame, facts, today)
  const becomes = bookOf(frame, { ...facts, scores: turning.reduce(withTurned, facts.scores) }, today)
  const { scoreType } = frame.plan
  return turning.map(({ studentId, quarter }) => {
    const period = periodWith(scoreType, quarter)
    const [before, after] = [stands, becomes].map((book) => book.recommended(studentId, period).score)
    return { studentId, before: before ?? null, after: after ?? null, credit: isCredit(scoreType) }
  })
}

/** The scores with one of them turned: of two that are alike it does not matter which. */
function withTurned(scores: QuarterScores[], { studentId, quarter, kind, max, from, to }: Turning): QuarterScores[] {
  const at = scores.findIndex(
    (one) =>
      one.studentId === studentId &&
      one.quarter === quarter &&
      one.kind === kind &&
      one.scores.some(([score, most]) => score === from && most === max),
  )
  const known = scores[at]
  if (!known) return scores
  const place = known.scores.findIndex(([score, most]) => score === from && most === max)
  return scores.with(at, { ...known, scores: known.scores.with(place, [to, max]) })
}
