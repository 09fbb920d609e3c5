import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { CalledNow, PeriodMark, PeriodRow, StandsNow } from '@qalam/contract/period-marks/shapes.ts'
import { found } from '#platform/access.ts'
import { latestSigned } from '../views/snapshot.ts'
import { type Standing, standingOf } from '../views/standing.ts'
import type { Book } from './book.ts'
import type { Opening } from './open.ts'
import { presentMark } from './present.ts'
import { markIn, readSnapshot, type PeriodSnapshot, type SnapshotMark, type SnapshotRow } from './snapshot.ts'

/** What was signed for the closed periods of a plan, and how its students stand today. */
export type SignedPeriods = {
  of: (closing: MarkPeriod) => PeriodSnapshot | undefined
  standing: ReadonlyMap<number, Standing>
}

const nothing: SignedPeriods = { of: () => undefined, standing: new Map() }

/** The latest snapshot of each closed period; nothing is read for a plan that has none. */
export async function signedFor({ actor, db, today }: Opening, book: Book, planUuid: string): Promise<SignedPeriods> {
  if (book.facts.closings.length === 0) return nothing
  const schoolId = found(actor.schoolId)
  const texts = await latestSigned(db, { schoolId, planUuid })
  const snapshots = new Map([...texts].map(([period, text]) => [period, readSnapshot(text)]))
  const students = new Set([...snapshots.values()].flatMap((one) => one?.rows.map(({ userId }) => userId) ?? []))
  const standing = await standingOf(db, { schoolId, planUuid, students: [...students], today })
  return { of: (closing) => snapshots.get(closing), standing }
}

/** The rows of a signed period, as they were signed. */
export const rowsSigned = (
  book: Book,
  signed: SignedPeriods,
  snapshot: PeriodSnapshot,
  period: MarkPeriod,
): PeriodRow[] =>
  snapshot.rows.map((row) => {
    const { userId, fullName, since, until } = row
    const mark = markIn(row, period)
    return {
      ...{ userId, fullName, since, until },
      ...{ percent: mark?.percent ?? null, recommended: mark?.recommended ?? null },
      mark: markSigned(book, userId, period, mark),
      missing: false,
      now: standsNow(row, snapshot, signed.standing.get(userId)),
      brought: row.brought?.[period] ?? [],
    }
  })

/** What a signed sheet says of its plan. */
export const headSigned = ({ group, subgroup, subjectName, teacher, scoreType, parallel }: PeriodSnapshot) => ({
  ...{ group, subgroup, subjectName, teacher, scoreType, parallel },
})

/** A mark as it was signed. Who gave it is told by the mark that stands where the snapshot does not say so. */
export function markSigned(
  book: Book,
  studentId: number,
  period: MarkPeriod,
  mark: SnapshotMark | undefined,
): PeriodMark {
  if (!mark || mark.version === 0) return presentMark(undefined)
  const { score, unmarked, comment, version } = mark
  const stored = presentMark(book.markOf(studentId, period))
  const { uuid = stored.uuid, by = stored.by, at = stored.at } = mark
  return { uuid, score, unmarked, comment, version, by, at }
}

/** What is otherwise today than when the row was signed; null where nothing is. */
export function standsNow(
  row: SnapshotRow,
  snapshot: PeriodSnapshot,
  standing: Standing | undefined,
): StandsNow | null {
  if (!standing) return null
  const { fullName, groupId, group, left, subgroupId, subgroup } = standing
  const isHere = groupId === snapshot.group.id
  const now = {
    fullName: fullName === row.fullName ? null : fullName,
    group: groupId === null || isHere ? null : group,
    subgroup: isHere && snapshot.subgroup !== null && snapshot.subgroup.id !== subgroupId ? subgroup : null,
    left: left === row.until ? null : left,
  }
  return anyOf(now) ? now : null
}

/** The same of the class, the subgroup and the teacher that the snapshot names. */
export function calledNow({ frame: { plan } }: Book, { group, subgroup, teacher }: PeriodSnapshot): CalledNow | null {
  const other = (today: string | undefined, signed: string | undefined) =>
    today !== undefined && today !== signed ? today : null
  const now = {
    group: other(plan.groupLabel, group.label),
    subgroup: other(plan.subgroup?.label, subgroup?.label),
    teacher: other(plan.teacherName, teacher.label),
  }
  return anyOf(now) ? now : null
}

const anyOf = (now: Record<string, string | null>): boolean => Object.values(now).some((value) => value !== null)
