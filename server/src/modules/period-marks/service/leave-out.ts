import { periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import { closedForGood, notYourPlan } from '@qalam/contract/period-marks/problems.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canGive } from '../policy.ts'
import { countAgain, storeLeftOut } from '../repository/left-out.ts'
import { holdPlan } from '../repository/marks.ts'
import { openBook } from './open.ts'
import { sheetOf } from './sheet.ts'

type LeavingOut = { studentId: number; lessonUuid: string; reason: string | null }

/** Leaves out a score that a student brought along, with the reason, or counts it again. */
export async function leaveOut(
  context: Context,
  planUuid: string,
  period: MarkPeriod,
  { studentId, lessonUuid, reason }: LeavingOut,
): Promise<PeriodSheet> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  await holdPlan(db, schoolId, planUuid)
  const book = await openBook(context, planUuid)
  if (!canGive(actor, book.frame.plan)) throw notYourPlan()
  if (book.statusIn(period) === 'closed') throw closedForGood()
  const scores = book.brought.in(studentId, period).flatMap((one) => one.scores)
  const score = found(scores.find((one) => one.lessonUuid === lessonUuid))
  const of = { schoolId, studentId, lessonUuid, planUuid, userId: actor.userId, at: now }
  if (score.leftOut) await countAgain(db, of)
  if (reason !== null) await storeLeftOut(db, { ...of, reason })
  context.announce(periodMarksStored, schoolId, { planUuid, studentIds: [studentId] })
  return sheetOf(context, await openBook(context, planUuid), planUuid, period)
}
