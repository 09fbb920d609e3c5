import type { DayNotice } from '@qalam/contract/attendance/notices.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { attends } from '#school/half/half.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { fullName, personName } from '#vocabulary/people.ts'
import { stands } from './notices.ts'

export type GroupSeen = { id: number; label: string; isOwn: boolean }

/** The groups of the year that today lies in: one's own, or all for who runs the school. */
export async function groupsOf(
  db: Db,
  { schoolId, userId, all, today }: { schoolId: number; userId: number; all: boolean; today: string },
): Promise<GroupSeen[]> {
  const { rows } = await sql<GroupSeen>`
    select g.id, ${sql.raw(groupLabel('g'))} as label, g.lead_id is not distinct from ${userId}::int as "isOwn"
    from school_class g
    where g.school_id = ${schoolId}::int and g.archived_at is null and (${all} or g.lead_id = ${userId}::int)
      and g.academic_year = (
        select max(o.academic_year) from school_class o where o.school_id = g.school_id
          and o.academic_year <= extract(year from ${today}::date - interval '7 months')::int)
    order by g.parallel, g.letter collate "und-x-icu"`.execute(db)
  return rows
}

type DayFacts = {
  lessons: {
    uuid: string
    timeStart: string
    subject: Named
    subgroup: string | null
    teacher: string
    begun: boolean
    marked: boolean
  }[]
  rows: { userId: number; fullName: string; cells: { lesson: string; sign: Sign | null }[]; notice: DayNotice | null }[]
}

/** The lessons of a group on a day, and what stands in them for each who attends; in one statement. */
export async function dayOf(
  db: Db,
  {
    schoolId,
    groupId,
    date,
    today,
    clock,
  }: { schoolId: number; groupId: number; date: string; today: string; clock: string },
): Promise<DayFacts> {
  const { rows } = await named(
    'attendance-day',
    sql<DayFacts>`
    with asked as materialized (
      select ${schoolId}::int as school, ${groupId}::int as of_group, ${date}::date as day
    ), held as materialized (
      select l.*, (l.on_date, l.starts) <= (${today}::date, ${clock}::time) as begun,
        l.conducted_at is not null or exists (select from mark m where m.school_id = l.school_id and m.lesson_uuid = l.uuid
          and (m.score is not null or m.sign is not null)) as marked
      from asked a join class_lesson l on l.school_id = a.school and l.group_id = a.of_group and l.on_date = a.day
    ), cell as materialized (
      select e.student_id, l.uuid, l.starts, m.sign
      from held l
      join class_stay e on ${sql.raw(attends('e', 'l'))}
      left join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid and m.student_id = e.student_id
    )
    select
      (select coalesce(json_agg(json_build_object('uuid', l.uuid, 'timeStart', to_char(l.starts, 'HH24:MI'),
          'subject', s.name, 'subgroup', case when b.id is not null then ${sql.raw(subgroupLabel('b'))} end,
          'teacher', ${sql.raw(personName('u'))}, 'begun', l.begun, 'marked', l.marked)
          order by l.starts, b.number, l.uuid), '[]')
        from held l
        join subject s on s.id = l.subject_id
        join placed_person u on u.id = l.teacher_id
        left join class_half b on b.school_id = l.school_id and b.id = l.subgroup_id) as lessons,
      (select coalesce(json_agg(json_build_object('userId', c.student_id, 'fullName', ${sql.raw(fullName('u'))},
          'cells', c.cells, 'notice', (select json_build_object('from', n.from_day, 'until', n.until_day, 'kind', n.kind,
              'words', n.words, 'by', ${sql.raw(fullName('gu'))}, 'at', n.given_at)
            from asked a join absence_notice n on n.school_id = a.school and n.student_id = c.student_id
              and a.day between n.from_day and n.until_day
            join placed_person gu on gu.id = n.given_by
            where ${sql.raw(stands('n'))} order by n.given_at desc, n.uuid limit 1)) order by ${sql.raw(fullName('u'))} collate "und-x-icu", c.student_id), '[]')
        from (select student_id, json_agg(json_build_object('lesson', uuid, 'sign', sign) order by starts) as cells
          from cell group by student_id) c
        join placed_person u on u.id = c.student_id) as rows`,
  ).execute(db)
  return found(rows[0])
}
