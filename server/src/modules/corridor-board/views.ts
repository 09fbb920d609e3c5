import type { Corridor } from '@qalam/contract/corridor-board/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { clock } from '#platform/db/written.ts'
import { cancelledLessons } from '#vocabulary/cancelled.ts'
import { cabinetLabel, groupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

type Asked = { schoolId: number; date: string; year: number }

/** The lessons of a day in all classes of a year, with those that were cancelled. */
export async function corridorOf(db: Db, { schoolId, date, year }: Asked): Promise<Omit<Corridor, 'date'> | undefined> {
  const { rows } = await sql<Omit<Corridor, 'date'>>`
    with class as materialized (
      select g.* from school_class g
      where g.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null),
    held as materialized (
      select l.*, false as cancelled from class_lesson l where l.school_id = ${schoolId} and l.on_date = ${date}::date
      union all
      select l.*, true from ${cancelledLessons(schoolId)} l where l.school_id = ${schoolId} and l.on_date = ${date}::date)
    select s.name as school,
      (select coalesce(json_agg(json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))})
        order by g.parallel, g.letter, g.id), '[]') from class g) as groups,
      (select coalesce(json_agg(json_build_object('groupId', h.group_id, 'timeStart', ${sql.raw(clock('h.starts'))},
          'timeEnd', ${sql.raw(clock('h.ends'))}, 'subject', j.name, 'subgroup', h.subgroup_number,
          'cabinet', case when c.id is not null then ${sql.raw(cabinetLabel('c'))} end,
          'substitute', case when h.substituted_id is not null then ${sql.raw(initials('u'))} end,
          'cancelled', h.cancelled, 'remote', coalesce(h.remote, false))
          order by h.starts, h.group_id, h.subgroup_number nulls first, h.uuid), '[]')
        from held h join class g on g.id = h.group_id join subject j on j.id = h.subject_id
        join placed_person u on u.school_id = ${schoolId} and u.id = h.teacher_id
        left join cabinet c on c.school_id = ${schoolId} and c.id = h.cabinet_id) as lessons
    from known_school s where s.id = ${schoolId} and s.blocked_at is null`.execute(db)
  return rows[0]
}
