import { periodClosed } from '@qalam/contract/period-marks/events.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import * as problems from '@qalam/contract/period-marks/problems.ts'
import { partsOf, type MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canClose } from '../policy.ts'
import { holdPlan } from '../repository/marks.ts'
import type { Signer } from '../signing.ts'
import { signedOf } from '../views/snapshot.ts'
import { type Book, datesOf } from './book.ts'
import { hasPeriod, openBook } from './open.ts'
import { sheetOf } from './sheet.ts'
import { signClosing } from './sign.ts'

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

  await signClosing(signer, context, { book, planUuid, period })
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
