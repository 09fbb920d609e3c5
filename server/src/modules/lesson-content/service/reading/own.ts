import { createHmac, randomUUID } from 'node:crypto'
import type { Progress } from '@qalam/contract/lesson-content/shapes.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { type Check, checksOf } from '../../repository/checks.ts'
import type { AssignedContent } from '../../repository/given.ts'
import * as readings from '../../repository/readings.ts'
import { progressOf, standingsIn } from '../../standing.ts'
import { type ContentWork, workOf } from '../../work.ts'

/** Where a student stands: the version and the seed are those of the reading, or those that it will be begun with. */
export type OwnReading = {
  reading: readings.ReadingRow | undefined
  studentId: number
  seed: string
  work: ContentWork
  seen: ReadonlySet<string>
  checks: Check[]
  progress: Progress
}

type Of = { studentId: number; n: number }

/** Under which ids the options are shown: a secret of the server, another one for each student and each beginning. */
const seedOf = (secret: string, { uuid }: AssignedContent, { studentId, n }: Of): string =>
  createHmac('sha256', secret).update(`reading ${uuid} ${studentId} ${n}`).digest('base64url')

/** The caller's own reading; one that was not begun yet is shown with the seed it will have. */
export async function ownOf(context: Context, secret: string, given: AssignedContent): Promise<OwnReading> {
  const { db, actor } = context
  const key = { ...given, studentId: actor.userId }
  const begun = await readings.everyReading(db, key)
  const reading = begun.find(({ resetAt }) => resetAt === null)
  if (reading) return withWork(context, given, reading)
  const n = begun.length + 1
  const work = await workOf(db, given.schoolId, given.versionUuid, context.now)
  const nothing = {
    reading: undefined,
    seen: new Set<string>(),
    checks: [],
    progress: progressOf(work, new Set(), new Map()),
  }
  return { ...nothing, work, studentId: actor.userId, seed: seedOf(secret, given, { studentId: actor.userId, n }) }
}

/** The caller's own reading, begun if it was not, and held until the transaction ends. */
export async function heldOf(
  context: Context,
  secret: string,
  given: AssignedContent,
): Promise<OwnReading & { reading: readings.ReadingRow }> {
  const { db, actor, now } = context
  const key = { ...given, studentId: actor.userId }
  const begun = await readings.everyReading(db, key)
  if (begun.every(({ resetAt }) => resetAt !== null)) {
    const n = begun.length + 1
    const seed = seedOf(secret, given, { studentId: actor.userId, n })
    await readings.begin(db, { ...key, own: randomUUID(), n, seed, now })
  }
  const reading = found(await readings.livingReading(db, key, { hold: true }))
  return { ...(await withWork(context, given, reading)), reading }
}

/** Everything of a reading that stands. */
export async function withWork(
  context: Context,
  given: AssignedContent,
  reading: readings.ReadingRow,
): Promise<OwnReading> {
  const { db, now } = context
  const work = await workOf(db, given.schoolId, reading.versionUuid, now)
  const seen = (await readings.pagesSeen(db, given.schoolId, [reading.uuid])).get(reading.uuid) ?? new Set()
  const checks = await checksOf(db, given.schoolId, reading.uuid)
  const progress = progressOf(work, seen, standingsIn(checks))
  return { reading, studentId: reading.studentId, seed: reading.seed, work, seen, checks, progress }
}
