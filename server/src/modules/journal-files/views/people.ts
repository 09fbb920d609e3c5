import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { onDay } from '#school/stay/stay.ts'
import { groupLabel } from '#vocabulary/labels.ts'

type Child = { schoolId: number; userId: number; leadId: number | null }

/** The student that a student or a parent asks about, the only or first child without an id; with its school. */
export async function ownStudent(db: Db, actor: Actor, userId: number | null): Promise<Child | undefined> {
  const { rows } = await sql<Child>`
    select u.school_id as "schoolId", u.id as "userId", null::int as "leadId"
    from placed_person u
    where u.role = 'student' and u.school_id is not null and (${userId}::int is null or u.id = ${userId}::int)
      and (u.id = ${actor.userId}::int or exists (
        select from family_tie w where w.parent_id = ${actor.userId}::int and w.student_id = u.id))
    order by u.surname, u.firstname, u.id limit 1`.execute(db)
  return rows[0]
}

/** A student of the school with the lead of the group that they are in today. */
export async function studentOf(db: Db, schoolId: number, userId: number, today: string): Promise<Child | undefined> {
  const { rows } = await sql<Child>`
    select u.school_id as "schoolId", u.id as "userId", (
      select g.lead_id from class_stay e join school_class g on g.school_id = e.school_id and g.id = e.group_id
      where e.school_id = u.school_id and e.student_id = u.id and e.since <= ${today}::date
        and (e.until is null or e.until > ${today}::date) order by e.since desc limit 1) as "leadId"
    from placement u where u.school_id = ${schoolId}::int and u.id = ${userId}::int and u.role = 'student'`.execute(db)
  return rows[0]
}

export type GroupHead = { id: number; label: string; leadId: number | null; year: number; students: number[] }

/**
 * A group and its students, each once: with a quarter (1…4) those of its last day, or of today while it runs; else everybody
 * who was in no other class of the year after it, so that each student is of one class.
 */
export async function groupOf(
  db: Db,
  schoolId: number,
  groupId: number,
  on: { quarter: number; today: string } | null = null,
): Promise<GroupHead | undefined> {
  const { rows } = await sql<GroupHead>`
    select g.id, ${sql.raw(groupLabel('g'))} as label, g.lead_id as "leadId", g.academic_year::int as year,
      array(select distinct e.student_id from class_stay e where e.school_id = g.school_id and e.group_id = g.id
        and case when day.last is null then not exists (select from class_stay o
            join school_class og on og.school_id = o.school_id and og.id = o.group_id
            where o.school_id = e.school_id and o.student_id = e.student_id and o.since > e.since
              and og.academic_year = g.academic_year and og.id <> g.id)
          else ${sql.raw(onDay('e', 'day.last'))} end) as students
    from school_class g
    left join lateral (select greatest(q.starts_on, least(q.ends_on, ${on?.today ?? null}::date)) as last
      from year_quarter q where q.school_id = g.school_id
        and q.quarter_id = g.academic_year * 10 + ${on?.quarter ?? null}::int) day on true
    where g.school_id = ${schoolId}::int and g.id = ${groupId}::int`.execute(db)
  return rows[0]
}

/** The plans of a group, or of all groups of a year. */
export async function plansOf(
  db: Db,
  schoolId: number,
  year: number,
): Promise<{ uuid: string; groupId: number; group: string; subject: string }[]> {
  const { rows } = await sql<{ uuid: string; groupId: number; group: string; subject: string }>`
    select c.uuid, g.id as "groupId", ${sql.raw(groupLabel('g'))} as "group",
      (s.name ->> 'kz') || coalesce(' ' || nullif(b.name, ''), coalesce(' ' || b.number, '')) as subject
    from calendar_plan c
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join subject s on s.id = c.subject_id
    left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
    where c.school_id = ${schoolId}::int and c.academic_year = ${year}::int
    order by g.parallel, g.letter collate "und-x-icu", 4, c.uuid`.execute(db)
  return rows
}
