import { rulesOfYear } from '@qalam/contract/journal/rules.ts'
import { closingOf, type MarkPeriod, partsOf, periodsOf, quartersOf } from '@qalam/contract/period-marks/rules.ts'
import { closeQuarters } from '#modules/ktp/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { storeClosing } from '../repository/closings.ts'
import type { Signer } from '../signing.ts'
import { cellsDigest, signedOf } from '../views/snapshot.ts'
import { type Book, datesOf } from './book.ts'
import { planHead } from './open.ts'
import { presentMark } from './present.ts'
import { hashOf, readSnapshot, type SnapshotMark, snapshotFormat, withMark } from './snapshot.ts'

type Signing = { book: Book; planUuid: string; period: MarkPeriod }

/** Signs a period as it stands now: the first revision, which closes it. Marks of its lessons are refused from now on. */
export async function signClosing(signer: Signer, context: Context, signing: Signing): Promise<void> {
  const { actor, db } = context
  const schoolId = found(actor.schoolId)
  const { book, planUuid, period } = signing
  await append(signer, context, signing, { content: await contentOf(context, signing), amendmentUuid: null })
  // The year has no lessons of its own.
  const { scoreType } = book.frame.plan
  if (partsOf(scoreType).includes(period)) await closeQuarters(db, schoolId, planUuid, quartersOf(period))
}

type Amended = { amendmentUuid: string; studentId: number; period: MarkPeriod }

/**
 * Signs a closed period with one mark that was corrected: what was signed before stays as it was, whoever is in the class
 * today. Who was not in it, and is given a mark by the correction, comes last.
 */
export async function signAmended(
  signer: Signer,
  context: Context,
  { book, planUuid }: Omit<Signing, 'period'>,
  { amendmentUuid, studentId, period }: Amended,
): Promise<void> {
  const schoolId = found(context.actor.schoolId)
  const signing = { book, planUuid, period: closingOf(period) }
  const before = (await signedOf(context.db, { schoolId, planUuid }, signing.period)).at(-1)
  const kept = before && readSnapshot(before.snapshot)
  if (!kept) return append(signer, context, signing, { content: await contentOf(context, signing), amendmentUuid })

  const signed = kept.rows.find(({ userId }) => userId === studentId)
  const stay = signed ?? found(book.stayOf(studentId))
  const { userId, fullName, since, until } = stay
  const mark = snapshotMark(book, studentId, period)
  const was = signed?.marks.find((one) => one.period === period)
  const { percent, recommended } = was ?? mark
  const rows = withMark(kept.rows, { userId, fullName, since, until }, { ...mark, percent, recommended })
  await append(signer, context, signing, { content: { ...kept, rows }, amendmentUuid })
}

type Content = { content: Record<string, unknown>; amendmentUuid: string | null }

/** Appends the next revision, which names the one before by its hash. */
async function append(
  signer: Signer,
  { actor, db, now }: Context,
  { planUuid, period }: Signing,
  { content, amendmentUuid }: Content,
): Promise<void> {
  const schoolId = found(actor.schoolId)
  const before = await signedOf(db, { schoolId, planUuid }, period)
  const previous = before.at(-1)
  const revision = before.length + 1
  const snapshot = JSON.stringify({
    ...content,
    revision,
    amendmentUuid,
    previous: previous ? hashOf(previous.snapshot) : null,
    by: actor.userId,
    at: now.toISOString(),
  })
  await storeClosing(db, {
    ...{ schoolId, planUuid, period, revision, userId: actor.userId, at: now },
    ...{ snapshot, signature: signer.sign(snapshot), keyId: signer.keyId, amendmentUuid },
  })
}

/** What a snapshot says of a period as it stands. */
async function contentOf({ actor, db }: Context, { book, planUuid, period }: Signing) {
  const schoolId = found(actor.schoolId)
  const { plan } = book.frame
  const own = periodsOf(plan.scoreType, plan.parallel).filter((one) => closingOf(one) === period)
  return {
    format: snapshotFormat,
    schoolId,
    ...planHead(book, planUuid),
    period,
    ...datesOf(book, period),
    rules: rulesOfYear(plan.academicYear),
    rows: book.classIn(period).map(({ userId, fullName, since, until }) => ({
      ...{ userId, fullName, since, until },
      marks: own.map((one) => snapshotMark(book, userId, one)),
      ...broughtIn(book, userId, own),
    })),
    cells: await cellsDigest(db, { schoolId, planUuid }, quartersOf(period)),
  }
}

function snapshotMark(book: Book, studentId: number, period: MarkPeriod): SnapshotMark {
  const { uuid, score, unmarked, comment, version, by, at } = presentMark(book.markOf(studentId, period))
  const { percent, score: recommended } = book.recommended(studentId, period)
  return { period, score, unmarked, comment, version, percent, recommended, uuid, by, at }
}

function broughtIn(book: Book, studentId: number, periods: readonly MarkPeriod[]) {
  const all = periods.map((period) => [period, book.brought.in(studentId, period)] as const)
  const some = all.filter(([, brought]) => brought.length > 0)
  return some.length > 0 && { brought: Object.fromEntries(some) }
}
