import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

/** Where a student stands in the school year of a plan. */
export type Standing = {
  userId: number
  fullName: string
  /** Of the last stay of that year that has begun. */
  groupId: number | null
  group: string | null
  /** The day since which the student is in no class; null where the stay lasts, or ended with the year. */
  left: string | null
  /** The subgroup of the subject in that class. */
  subgroupId: number | null
  subgroup: string | null
}

type Asked = { schoolId: number; planUuid: string; students: readonly number[]; today: string }

/** How some students of a plan stand today. */
export async function standingOf(
  db: Db,
  { schoolId, planUuid, students, today }: Asked,
): Promise<Map<number, Standing>> {
  const { rows } = await named(
    'period-standing',
    sql<Standing>`
    with asked as materialized (
      select c.school_id, c.subject_id, c.academic_year, ${today}::date as today, (
        select max(q.ends_on) from year_quarter q
        where q.school_id = c.school_id and q.quarter_id / 10 = c.academic_year) as ends_on
      from calendar_plan c where c.school_id = ${schoolId}::int and c.uuid = ${planUuid}::uuid
    )
    select u.id as "userId", ${sql.raw(fullName('u'))} as "fullName", stay.group_id as "groupId", stay.label as "group",
      case when stay.until <= a.today and stay.until <= a.ends_on then stay.until end as left,
      half.id as "subgroupId", half.label as subgroup
    from asked a
    join placed_person u on u.school_id = a.school_id and u.id = any(${[...students]}::int[])
    left join lateral (
      select e.group_id, e.until, ${sql.raw(groupLabel('g'))} as label
      from class_stay e join school_class g on g.school_id = e.school_id and g.id = e.group_id
      where e.school_id = a.school_id and e.student_id = u.id and g.academic_year = a.academic_year
        and e.since <= a.today
      order by e.since desc limit 1) stay on true
    left join lateral (
      select b.id, ${sql.raw(subgroupLabel('b'))} as label
      from half_stay m join class_half b on b.school_id = m.school_id and b.id = m.subgroup_id
      where m.school_id = a.school_id and m.student_id = u.id and b.group_id = stay.group_id
        and b.subject_id = a.subject_id and m.since <= a.today
      order by m.since desc limit 1) half on true`,
  ).execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}
