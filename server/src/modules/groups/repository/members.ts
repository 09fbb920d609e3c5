import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { type Asked, type Beginning, beginnings, type Place } from '../views/beginnings.ts'

/**
 * Puts pupils into halves from a day on; who is in that half on the day already is left alone. The half that a pupil was in
 * ends with the day, and what would have begun that day or later never was.
 */
export async function storeMembers(db: Db, schoolId: number, placed: readonly Place[], asked: Asked): Promise<void> {
  const begun = await beginnings(db, schoolId, placed, asked)
  if (begun.length === 0) return
  await endBefore(db, schoolId, begun)
  await begin(db, schoolId, begun)
}

const listed = (rows: readonly Beginning[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as b("subgroupId" int, "studentId" int, "groupId" int, "subjectId" int, since date, until date)`

async function endBefore(db: Db, schoolId: number, begun: readonly Beginning[]): Promise<void> {
  await sql`delete from subgroup_member using ${listed(begun)}
    where subgroup_member.school_id = ${schoolId} and subgroup_member.group_id = b."groupId"
      and subgroup_member.subject_id = b."subjectId" and subgroup_member.student_id = b."studentId"
      and subgroup_member.since >= b.since`.execute(db)
  await sql`update subgroup_member set until = b.since from ${listed(begun)}
    where subgroup_member.school_id = ${schoolId} and subgroup_member.group_id = b."groupId"
      and subgroup_member.subject_id = b."subjectId" and subgroup_member.student_id = b."studentId"
      and (subgroup_member.until is null or subgroup_member.until > b.since)`.execute(db)
}

/** A time that ends in the half as the new one begins goes on: the two are one. */
async function begin(db: Db, schoolId: number, begun: readonly Beginning[]): Promise<void> {
  await sql`update subgroup_member set until = b.until from ${listed(begun)}
    where subgroup_member.school_id = ${schoolId} and subgroup_member.subgroup_id = b."subgroupId"
      and subgroup_member.student_id = b."studentId" and subgroup_member.until = b.since`.execute(db)
  await sql`insert into subgroup_member (school_id, subgroup_id, student_id, group_id, subject_id, since, until)
    select ${schoolId}, b."subgroupId", b."studentId", b."groupId", b."subjectId", b.since, b.until
    from ${listed(begun)}
    where not exists (select from subgroup_member m where m.school_id = ${schoolId} and m.subgroup_id = b."subgroupId"
      and m.student_id = b."studentId" and m.since < b.since
      and (m.until is null or m.until > b.since))`.execute(db)
}

/** Ends the times in halves with the stays in the classes that they lie in; a time that no stay holds any more never was. */
export async function endWithStays(db: Db, schoolId: number, studentIds: readonly number[]): Promise<void> {
  if (studentIds.length === 0) return
  const stays = sql`(select e.group_id, e.student_id, unnest(range_agg(daterange(e.since, e.until))) as days
    from class_stay e where e.school_id = ${schoolId} and e.student_id = any(${studentIds}::int[])
    group by e.group_id, e.student_id) stay`
  await sql`delete from subgroup_member where subgroup_member.school_id = ${schoolId}
    and subgroup_member.student_id = any(${studentIds}::int[])
    and not exists (select from ${stays} where stay.group_id = subgroup_member.group_id
      and stay.student_id = subgroup_member.student_id and stay.days @> subgroup_member.since)`.execute(db)
  await sql`update subgroup_member set until = upper(stay.days) from ${stays}
    where subgroup_member.school_id = ${schoolId} and stay.group_id = subgroup_member.group_id
      and stay.student_id = subgroup_member.student_id and stay.days @> subgroup_member.since
      and upper(stay.days) < coalesce(subgroup_member.until, 'infinity')`.execute(db)
}

/** Puts a pupil who comes back to a class into the halves of before, from the day of the return. */
export async function returnToHalves(
  db: Db,
  schoolId: number,
  { studentId, groupId, on }: { studentId: number; groupId: number; on: string },
): Promise<void> {
  const last = sql`(select distinct on (m.subject_id) m.subgroup_id, m.subject_id, m.since, m.until
    from subgroup_member m
    where m.school_id = ${schoolId} and m.student_id = ${studentId} and m.group_id = ${groupId}
    order by m.subject_id, m.since desc) last`
  await sql`insert into subgroup_member (school_id, subgroup_id, student_id, group_id, subject_id, since)
    select ${schoolId}, last.subgroup_id, ${studentId}, ${groupId}, last.subject_id, ${on}::date
    from ${last} where last.until < ${on}::date`.execute(db)
  await sql`update subgroup_member set until = null from ${last}
    where subgroup_member.school_id = ${schoolId} and subgroup_member.student_id = ${studentId}
      and subgroup_member.subgroup_id = last.subgroup_id and subgroup_member.since = last.since
      and last.until = ${on}::date`.execute(db)
}

/** Times in halves that ended for students on a day, with a stay that is taken up again, have no end. */
export async function openAgain(db: Db, schoolId: number, studentIds: readonly number[], on: string): Promise<void> {
  await sql`update subgroup_member set until = null
    where subgroup_member.school_id = ${schoolId} and subgroup_member.student_id = any(${studentIds}::int[])
      and subgroup_member.until = ${on}::date and exists (select from class_stay e where e.school_id = ${schoolId}
        and e.student_id = subgroup_member.student_id and e.group_id = subgroup_member.group_id
        and e.until is null)`.execute(db)
}

type Pupil = { schoolId: number; groupId: number; subjectId: number; studentId: number }

/** Writes all times of a pupil in the halves of a subject anew. */
export async function rewriteTimes(
  db: Db,
  { schoolId, groupId, subjectId, studentId }: Pupil,
  times: readonly { subgroupId: number; since: string; until: string | null }[],
): Promise<void> {
  await sql`delete from subgroup_member where school_id = ${schoolId} and group_id = ${groupId}
    and subject_id = ${subjectId} and student_id = ${studentId}`.execute(db)
  await sql`insert into subgroup_member (school_id, subgroup_id, student_id, group_id, subject_id, since, until)
    select ${schoolId}, t."subgroupId", ${studentId}, ${groupId}, ${subjectId}, t.since, t.until
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t("subgroupId" int, since date, until date)`.execute(db)
}

/** Does something, answers what was seen after it, and takes it back: within the transaction of a call. */
export async function tried<Seen>(db: Db, act: () => Promise<Seen>): Promise<Seen> {
  await sql`savepoint tried`.execute(db)
  const seen = await act()
  await sql`rollback to savepoint tried`.execute(db)
  return seen
}
