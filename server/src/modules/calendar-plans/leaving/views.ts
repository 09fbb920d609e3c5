import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'

export type LeftPlan = { uuid: string; group: string; subject: Named; subgroup: string | null; lessons: number }

type Of = { teacherId: number; from: string; year: number }

/** The plans of a teacher from a year on, with their lessons from a day on that were not given and have no stand-in. */
export async function plansLeftBy(db: Db, schoolId: number, { teacherId, from, year }: Of): Promise<LeftPlan[]> {
  const { rows } = await sql<LeftPlan>`
    select cp.uuid, ${sql.raw(groupLabel('g'))} as "group", sj.name as subject,
      case when h.id is not null then ${sql.raw(subgroupLabel('h'))} end as subgroup,
      (select count(*)::int from class_lesson l where l.school_id = cp.school_id and l.plan_uuid = cp.uuid
        and l.on_date >= ${from}::date and l.conducted_at is null and l.substituted_id is null) as lessons
    from calendar_plan cp
    join school_class g on g.school_id = cp.school_id and g.id = cp.group_id
    join subject sj on sj.id = cp.subject_id
    left join class_half h on h.school_id = cp.school_id and h.id = cp.subgroup_id
    where cp.school_id = ${schoolId} and cp.teacher_id = ${teacherId} and cp.academic_year >= ${year}
    order by g.academic_year, g.parallel, g.letter, sj.name ->> 'kz', h.number, cp.uuid limit 400`.execute(db)
  return rows
}

/** The last day of those periods of a teacher's plans that are closed; null where none is. */
export async function lastClosedOf(db: Db, schoolId: number, teacherId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(q.ends_on)::text as day
    from calendar_plan cp
    join year_quarter q on q.school_id = cp.school_id and q.quarter_id / 10 = cp.academic_year
      and q.quarter_id % 10 = any(cp.closed_quarters)
    where cp.school_id = ${schoolId} and cp.teacher_id = ${teacherId}`.execute(db)
  return rows[0]?.day ?? null
}

/** The subjects whose plans somebody reviews. */
export async function reviewsLeftBy(db: Db, schoolId: number, teacherId: number): Promise<Named[]> {
  const { rows } = await sql<{
    name: Named
  }>`select sj.name from plan_reviewer v join subject sj on sj.id = v.subject_id
    where v.school_id = ${schoolId} and v.teacher_id = ${teacherId} order by sj.name ->> 'kz', sj.id limit 200`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
