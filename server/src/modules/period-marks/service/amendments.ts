import { amendmentsChanged, periodClosed, periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import * as problems from '@qalam/contract/period-marks/problems.ts'
import { boundsOf, closingOf, type MarkPeriod, periodRefusal } from '@qalam/contract/period-marks/rules.ts'
import type { Amendment, AmendmentDraft } from '@qalam/contract/period-marks/shapes.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canDecide, canGive, runsSchool } from '../policy.ts'
import { storeAmendment, storeDecision } from '../repository/amendments.ts'
import { holdPlan, storeMarks } from '../repository/marks.ts'
import type { Signer } from '../signing.ts'
import { type AmendmentRow, amendmentsOf } from '../views/amendments.ts'
import type { Book } from './book.ts'
import { openBook } from './open.ts'
import { presentAmendment } from './present.ts'
import { signAmended } from './sign.ts'
import { type SignedPeriods, signedFor } from './signed-rows.ts'
import { recommendedShown } from './year.ts'

const one = async ({ db, actor }: Context, uuid: string): Promise<AmendmentRow> =>
  found((await amendmentsOf(db, found(actor.schoolId), { uuid }))[0])

/** Asks for a correction of a closed period. The same one sent again changes nothing. */
export async function amend(context: Context, draft: AmendmentDraft): Promise<Amendment> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const { uuid, calendarPlanUuid, period, studentId, baseVersion, score, unmarked } = draft
  const [known] = await amendmentsOf(db, schoolId, { uuid })
  if (known) {
    if (known.askedById !== actor.userId || known.studentId !== studentId) throw problems.amendmentReused()
    return presentAmendment(known, actor)
  }

  await holdPlan(db, schoolId, calendarPlanUuid)
  const book = await openBook(context, calendarPlanUuid)
  const { plan } = book.frame
  allow(canGive(actor, plan) || runsSchool(actor))
  if (book.statusIn(period) !== 'closed') throw problems.periodNotClosed()
  const signed = await signedFor(context, book, calendarPlanUuid)
  found(studentsOf(book, signed, period).has(studentId) || undefined)
  const standing = book.markOf(studentId, period)
  if ((standing?.version ?? 0) !== baseVersion) throw problems.amendmentStale()
  if (standing?.score === score && standing.unmarked === unmarked) throw problems.nothingAmended()
  const code = periodRefusal(draft, period, plan, recommendedShown(book, signed, studentId, period))
  if (code)
    throw fieldProblem(
      code === 'period-marks.comment-needed' ? 'comment' : 'score',
      code,
      boundsOf(period, plan.scoreType),
    )

  await storeAmendment(db, { schoolId, userId: actor.userId, at: now }, draft)
  context.announce(amendmentsChanged, schoolId, {})
  return presentAmendment(await one(context, uuid), actor)
}

/** Whose mark of a closed period may be corrected: who was signed, and who came into the class of that period afterwards. */
const studentsOf = (book: Book, signed: SignedPeriods, period: MarkPeriod): Set<number> =>
  new Set(
    [...(signed.of(closingOf(period))?.rows ?? []), ...book.classIn(period), ...book.laterThan(period)].map(
      ({ userId }) => userId,
    ),
  )

export async function amendments({ actor, db }: Context) {
  const schoolId = found(actor.schoolId)
  const [open, decided] = [
    await amendmentsOf(db, schoolId, { state: 'open' }),
    await amendmentsOf(db, schoolId, { state: 'decided' }),
  ]
  const present = (row: AmendmentRow) => presentAmendment(row, actor)
  return { open: open.map(present), decided: decided.map(present) }
}

type Decision = { decision: 'approved' | 'refused' | 'withdrawn'; note: string }

/** Decides on a correction. Approved, the mark changes, and the period is signed anew as its next revision. */
export async function decide(
  signer: Signer,
  context: Context,
  uuid: string,
  { decision, note }: Decision,
): Promise<Amendment> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const { calendarPlanUuid: planUuid, ...asked } = await one(context, uuid)
  if (decision === 'withdrawn') allow(asked.askedById === actor.userId)
  else {
    allow(runsSchool(actor))
    if (!canDecide(actor, { askedBy: asked.askedById })) throw problems.secondPersonNeeded()
  }

  await holdPlan(db, schoolId, planUuid)
  const by = { schoolId, userId: actor.userId, at: now }
  if (!(await storeDecision(db, by, { uuid, decision, note }))) throw problems.amendmentDecided()
  if (decision === 'approved') await carryOut(signer, context, planUuid, { ...asked, uuid })
  context.announce(amendmentsChanged, schoolId, {})
  return presentAmendment(await one(context, uuid), actor)
}

async function carryOut(
  signer: Signer,
  context: Context,
  planUuid: string,
  { uuid, period, studentId, baseVersion, score, unmarked, comment }: Omit<AmendmentRow, 'calendarPlanUuid'>,
): Promise<void> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const standing = (await openBook(context, planUuid)).markOf(studentId, period)
  if ((standing?.version ?? 0) !== baseVersion) throw problems.amendmentStale()
  const mark = { operationId: randomUUID(), studentId, base: baseVersion, score, unmarked, comment }
  const author = { userId: actor.userId, at: now, amendmentUuid: uuid }
  await storeMarks(db, { schoolId, planUuid, period }, author, [{ ...mark, uuid: standing?.uuid ?? randomUUID() }])

  const book = await openBook(context, planUuid)
  await signAmended(signer, context, { book, planUuid }, { amendmentUuid: uuid, studentId, period })
  context.announce(periodMarksStored, schoolId, { planUuid, studentIds: [studentId] })
  context.announce(periodClosed, schoolId, { planUuid })
}
