import type { Split } from '@qalam/contract/groups/split.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

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

/** Puts these pupils into these halves. Who has left the class keeps the half of the lessons that were attended. */
export async function place(db: Db, schoolId: number, halves: readonly HalfRow[], split: Split): Promise<void> {
  const placed = halves.flatMap(({ id, number }) =>
    (number === 1 ? split.first : split.second).map((studentId) => ({ subgroupId: id, studentId })),
  )
  await sql`delete from subgroup_member where subgroup_member.school_id = ${schoolId}
    and subgroup_member.subgroup_id = any(${halves.map(({ id }) => id)}::int[])
    and subgroup_member.student_id = any(${[...split.first, ...split.second]}::int[])`.execute(db)
  await sql`insert into subgroup_member (school_id, subgroup_id, student_id)
    select ${schoolId}, m."subgroupId", m."studentId"
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as m("subgroupId" int, "studentId" int)`.execute(db)
}

export async function removeHalves(db: Db, schoolId: number, halves: readonly HalfRow[]): Promise<void> {
  const ids = halves.map(({ id }) => id)
  await sql`delete from subgroup_member where subgroup_member.school_id = ${schoolId}
    and subgroup_member.subgroup_id = any(${ids}::int[])`.execute(db)
  await sql`delete from subgroup where subgroup.school_id = ${schoolId} and subgroup.id = any(${ids}::int[])`.execute(
    db,
  )
}
