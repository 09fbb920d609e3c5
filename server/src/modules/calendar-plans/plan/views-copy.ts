import type { CopyTarget } from '@qalam/contract/calendar-plans/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

export type Target = CopyTarget & {
  planUuid: string | null
  teacherId: number | null
  teaches: boolean
  leadId: number | null
}
type From = { planUuid: string; userId: number }

/** Every group of the year, or half of it, that may have a plan of the same subject; the same grade stands first. */
export async function targetsOf(db: Db, schoolId: number, { planUuid, userId }: From): Promise<Target[]> {
  const { rows } = await sql<Target>`
    with source as (
      select cp.uuid, cp.subject_id, cp.academic_year, g.parallel from calendar_plan cp
      join school_class g on g.school_id = cp.school_id and g.id = cp.group_id
      where cp.school_id = ${schoolId} and cp.uuid = ${planUuid})
    select g.id as "groupId", ${sql.raw(groupLabel('g'))} as "group", g.lead_id as "leadId", t.uuid as "planUuid",
      t.teacher_id as "teacherId", case when u.person_id is null then null else ${sql.raw(initials('u'))} end as teacher,
      case when sg.id is null then null else json_build_object('id', sg.id, 'label', ${sql.raw(subgroupLabel('sg'))}) end as subgroup,
      case when t.uuid is null then 'new' when exists (select from plan_lesson pl where pl.school_id = t.school_id
        and pl.plan_uuid = t.uuid) then 'taken' else 'fill' end as outcome,
      (select count(*)::int from class_lesson l where l.school_id = g.school_id and l.plan_uuid = t.uuid
        and l.plan_lesson_uuid is null and l.conducted_at is null) as lessons,
      exists (select from calendar_plan o where o.school_id = g.school_id and o.group_id = g.id
        and o.teacher_id = ${userId}) as teaches
    from source s
    join school_class g on g.school_id = ${schoolId} and g.academic_year = s.academic_year and g.archived_at is null
    left join class_half sg on sg.school_id = g.school_id and sg.group_id = g.id and sg.subject_id = s.subject_id
    left join calendar_plan t on t.school_id = g.school_id and t.group_id = g.id and t.subject_id = s.subject_id
      and t.subgroup_id is not distinct from sg.id
    left join placed_person u on u.school_id = t.school_id and u.id = t.teacher_id
    where t.uuid is distinct from s.uuid
    order by g.parallel = s.parallel desc, abs(g.parallel - s.parallel), g.parallel, g.letter, sg.number
    limit 300`.execute(db)
  return rows
}

/** Themes, sections and works of a plan, counted. */
export async function countedOf(db: Db, schoolId: number, planUuid: string) {
  const { rows } = await sql<{ themes: number; sections: number; works: number }>`
    select count(*)::int as themes, count(distinct nullif(pl.section, ''))::int as sections,
      count(*) filter (where pl.entity_kind in ('sor', 'soch'))::int as works
    from plan_lesson pl where pl.school_id = ${schoolId} and pl.plan_uuid = ${planUuid}`.execute(db)
  return rows[0] ?? { themes: 0, sections: 0, works: 0 }
}
