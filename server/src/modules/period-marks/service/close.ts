import { rulesOfYear } from '@qalam/contract/journal/rules.ts'
import { periodClosed } from '@qalam/contract/period-marks/events.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import * as problems from '@qalam/contract/period-marks/problems.ts'
import { closingOf, partsOf, type MarkPeriod, periodsOf, quartersOf } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { createHash } from 'node:crypto'
import { closeQuarters } from '#modules/ktp/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canClose } from '../policy.ts'
import { storeClosing } from '../repository/closings.ts'
import { holdPlan } from '../repository/marks.ts'
import type { Signer } from '../signing.ts'
import { cellsDigest, signedOf } from '../views/snapshot.ts'
import { type Book, datesOf } from './book.ts'
import { hasPeriod, openBook, planHead } from './open.ts'
import { presentMark } from './present.ts'
import { sheetOf } from './sheet.ts'

/** How many names a refusal tells. */
const namesTold = 3

/**
 * Closes a period for good (S-PERIOD-2). The plan is held first: a mark that is being written either comes before the
 * snapshot or is refused. A closed period is answered as it stands.
 */
export async function close(
  signer: Signer,
  context: Context,
  planUuid: string,
  { period, isOf }: { period: MarkPeriod; isOf: (period: MarkPeriod) => boolean },
): Promise<PeriodSheet> {
  const { actor, db } = context
  if (!isOf(period)) throw problems.wrongPeriod()
  await holdPlan(db, found(actor.schoolId), planUuid)
  const book = await openBook(context, planUuid)
  allow(canClose(actor, book.frame.plan))
  if (!hasPeriod(book, period)) throw problems.wrongPeriod()
  if (book.statusIn(period) === 'closed') return sheetOf(context, book, planUuid, period)

  const { endsOn } = datesOf(book, period)
  if (book.statusIn(period) === 'waiting') throw problems.periodNotOver({ endsOn: dottedOf(endsOn) })
  refuseOpenParts(book, period)
  const missing = book.missingIn(period)
  if (missing.length > 0) {
    const names = missing.slice(0, namesTold).map(({ fullName }) => fullName)
    throw problems.periodIncomplete({ count: missing.length, names: names.join(', ') })
  }

  await sign(signer, context, { book, planUuid, period, amendmentUuid: null })
  context.announce(periodClosed, found(actor.schoolId), { planUuid })
  return sheetOf(context, await openBook(context, planUuid), planUuid, period)
}

/** The year is closed after its parts, the final mark after the year. */
function refuseOpenParts(book: Book, period: MarkPeriod): void {
  const before: readonly MarkPeriod[] =
    period === 'year' ? partsOf(book.frame.plan.scoreType) : period === 'final' ? ['year'] : []
  const count = before.filter((part) => book.statusIn(part) !== 'closed').length
  if (count > 0) throw problems.partsOpen({ count })
}

type Snapped = { book: Book; planUuid: string; period: MarkPeriod; amendmentUuid: string | null }

/** Signs a period as it stands now, and appends it as the next revision, which names the one before by its hash. */
export async function sign(
  signer: Signer,
  { actor, db, now }: Context,
  { book, planUuid, period, amendmentUuid }: Snapped,
): Promise<void> {
  const schoolId = found(actor.schoolId)
  const before = await signedOf(db, { schoolId, planUuid }, period)
  const revision = before.length + 1
  const { plan } = book.frame
  const own = periodsOf(plan.scoreType, plan.parallel).filter((one) => closingOf(one) === period)
  const previous = before.at(-1)
  const snapshot = JSON.stringify({
    format: 1,
    schoolId,
    ...planHead(book, planUuid),
    period,
    ...datesOf(book, period),
    revision,
    amendmentUuid,
    previous: previous ? createHash('sha256').update(previous.snapshot).digest('hex') : null,
    by: actor.userId,
    at: now.toISOString(),
    rules: rulesOfYear(plan.academicYear),
    rows: book.classIn(period).map(({ userId, fullName, since, until }) => ({
      userId,
      fullName,
      since,
      until,
      marks: own.map((one) => {
        const { score, unmarked, comment, version } = presentMark(book.markOf(userId, one))
        const { percent, score: recommended } = book.recommended(userId, one)
        return { period: one, score, unmarked, comment, version, percent, recommended }
      }),
    })),
    cells: await cellsDigest(db, { schoolId, planUuid }, quartersOf(period)),
  })
  const signature = signer.sign(snapshot)
  await storeClosing(db, {
    ...{ schoolId, planUuid, period, revision, userId: actor.userId, at: now },
    ...{ snapshot, signature, keyId: signer.keyId, amendmentUuid },
  })
  // Marks of its lessons are refused from now on. The year has none of its own.
  if (partsOf(plan.scoreType).includes(period)) await closeQuarters(db, schoolId, planUuid, quartersOf(period))
}

/** What was signed for a period, and whether the signatures hold. */
export async function signed(signer: Signer, context: Context, planUuid: string, period: MarkPeriod) {
  await openBook(context, planUuid)
  const rows = await signedOf(context.db, { schoolId: found(context.actor.schoolId), planUuid }, period)
  const revisions = rows.map(({ signature, ...row }) => ({
    ...row,
    signature: signature.toString('base64'),
    valid: row.keyId === signer.keyId && signer.isValid(row.snapshot, signature),
  }))
  return { publicKey: signer.publicKey, revisions }
}
