import type { Split } from '@qalam/contract/groups/split.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Place } from '../views/beginnings.ts'

export type HalfRow = { id: number; number: number }

/** The halves of a group for a subject, held while pupils are put into them. */
export function lockHalves(db: Db, schoolId: number, groupId: number, subjectId: number): Promise<HalfRow[]> {
  return db
    .selectFrom('subgroup')
    .select(['subgroup.id', 'subgroup.number'])
    .where('subgroup.school_id', '=', schoolId)
    .where('subgroup.group_id', '=', groupId)
    .where('subgroup.subject_id', '=', subjectId)
    .orderBy('subgroup.number')
    .forUpdate()
    .execute()
}

export async function insertHalves(
  db: Db,
  schoolId: number,
  groupId: number,
  subjectId: number,
  names: readonly [string, string],
): Promise<HalfRow[]> {
  return db
    .insertInto('subgroup')
    .values(
      names.map((name, place) => ({
        school_id: schoolId,
        group_id: groupId,
        subject_id: subjectId,
        number: place + 1,
        name,
      })),
    )
    .returning(['subgroup.id', 'subgroup.number'])
    .execute()
}

/** The places of a split. */
export const placesIn = (halves: readonly HalfRow[], split: Split): Place[] =>
  halves.flatMap(({ id, number }) =>
    (number === 1 ? split.first : split.second).map((studentId) => ({ subgroupId: id, studentId })),
  )

/** Takes halves away that nothing was planned for or held in; who was in them attended nothing there. */
export async function removeHalves(db: Db, schoolId: number, halves: readonly HalfRow[]): Promise<void> {
  const ids = halves.map(({ id }) => id)
  await sql`delete from subgroup_member where subgroup_member.school_id = ${schoolId}
    and subgroup_member.subgroup_id = any(${ids}::int[])`.execute(db)
  await sql`delete from subgroup where subgroup.school_id = ${schoolId} and subgroup.id = any(${ids}::int[])`.execute(
    db,
  )
}
