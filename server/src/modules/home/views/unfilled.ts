import type { Unfilled } from '@qalam/contract/home/api.ts'
import { pageSize } from '@qalam/contract/kernel/paging.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { quarterAsked } from '#vocabulary/quarters.ts'
import { fullName } from '#vocabulary/people.ts'

type UnfilledQuery = {
  schoolId: number | null
  quarterId: number | null
  today: string
  clock: string
  groupId: number | null
  teacherId: number | null
  sort: string
  offset: number
}

type Choice = { id: number; label: string }
type Page = { rows: Unfilled[]; total: number; groups: Choice[]; teachers: Choice[] }

/** The orders of the list; a name that is none of them is the first. */
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  '-unmarked': sql`unmarked desc, unconducted desc, parallel, letter`,
  unmarked: sql`unmarked, unconducted, parallel, letter`,
  '-unconducted': sql`unconducted desc, unmarked desc, parallel, letter`,
  unconducted: sql`unconducted, unmarked, parallel, letter`,
  group: sql`parallel, letter, unmarked desc`,
  '-group': sql`parallel desc, letter desc, unmarked desc`,
  teacher: sql`teacher ->> 'label' collate "und-x-icu", unmarked desc`,
  '-teacher': sql`teacher ->> 'label' collate "und-x-icu" desc, unmarked desc`,
}

/** Only the names above are orders: what every object inherits, such as `constructor`, is none. */
const orderOf = (sort: string) => orders[Object.hasOwn(orders, sort) ? sort : '-unmarked']

/**
 * Plans with lessons of the quarter that are over and hold no mark, or were not said to be conducted. The quarter is the
 * one asked for, else the present or last one.
 */
export async function unfilledPlans(db: Db, asked: UnfilledQuery): Promise<Page> {
  const { schoolId, quarterId, today, clock, groupId, teacherId, sort, offset } = asked
  // Without a name: its order is a part of its text.
  const { rows } = await sql<{ page: Page }>`with asked as materialized (
      ${quarterAsked(schoolId, quarterId, today)}),
    counted as (
      select l.plan_uuid, count(*)::int as held,
        (count(*) filter (where p.score_type not like 'no_assessment%' and not exists (select from mark m where m.school_id = l.school_id
          and m.lesson_uuid = l.uuid and (m.score is not null or m.sign is not null))))::int as unmarked,
        (count(*) filter (where l.conducted_at is null))::int as unconducted
      from asked join calendar_plan p on p.school_id = ${schoolId}::int
      join class_lesson l on l.school_id = p.school_id and l.plan_uuid = p.uuid and l.quarter_id = asked.quarter_id
      where (l.on_date, l.ends) <= (${today}::date, ${clock}::time)
      group by l.plan_uuid),
    listed as materialized (
      select p.uuid, g.parallel, g.letter, counted.*, p.group_id, p.teacher_id,
        json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}) as "group",
        json_build_object('id', s.id, 'name', s.name) as subject,
        ${sql.raw(subgroupLabel('b'))} as subgroup,
        json_build_object('id', u.id, 'label', ${sql.raw(fullName('u'))}) as teacher
      from counted
      join calendar_plan p on p.school_id = ${schoolId}::int and p.uuid = counted.plan_uuid
      join school_class g on g.school_id = p.school_id and g.id = p.group_id
      join subject s on s.id = p.subject_id
      join placed_person u on u.id = p.teacher_id
      left join class_half b on b.school_id = p.school_id and b.id = p.subgroup_id
      where unmarked + unconducted > 0),
    narrowed as (
      select * from listed where (${groupId}::int is null or group_id = ${groupId}::int)
        and (${teacherId}::int is null or teacher_id = ${teacherId}::int)),
    shown as (
      select row_number() over (order by ${orderOf(sort)}, uuid) as place, narrowed.* from narrowed)
    select json_build_object(
      'rows', (select coalesce(json_agg(json_build_object('calendarPlanUuid', uuid, 'group', "group",
          'subject', subject, 'subgroup', subgroup, 'teacher', teacher, 'held', held, 'unmarked', unmarked,
          'unconducted', unconducted) order by place), '[]')
        from shown where place > ${offset} and place <= ${offset + pageSize}),
      'total', (select count(*) from narrowed),
      'groups', (select coalesce(json_agg(one."group" order by one.parallel, one.letter), '[]')
        from (select distinct on (group_id) * from listed) one),
      'teachers', (select coalesce(json_agg(one.teacher order by one.teacher ->> 'label' collate "und-x-icu"), '[]')
        from (select distinct on (teacher_id) * from listed) one)) as page`.execute(db)
  return rows[0]?.page ?? { rows: [], total: 0, groups: [], teachers: [] }
}
