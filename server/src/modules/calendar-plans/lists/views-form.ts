import type { PlanForm } from '@qalam/contract/calendar-plans/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { subgroupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

/** Whoever may teach by a plan. */
export async function teachersOf(db: Db, schoolId: number): Promise<{ id: number; label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`
    select u.id, ${sql.raw(fullName('u'))} as label
    from placed_person u
    where u.school_id = ${schoolId} and u.archived_at is null
      and coalesce(u.subrole, u.role) in ('teacher', 'group-lead', 'zavuch', 'director')
    order by u.surname, u.firstname, u.id limit 2000`.execute(db)
  return rows
}

/** Whether a place of the school may teach by a plan. */
export async function mayTeach(db: Db, schoolId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`select from placement u where u.school_id = ${schoolId} and u.id = ${userId}
    and u.archived_at is null and coalesce(u.subrole, u.role) in ('teacher', 'group-lead', 'zavuch', 'director')`.execute(
    db,
  )
  return rows.length > 0
}

/** Every subject with the halves of the group, and what has a plan already. Those the school teaches stand first. */
export async function subjectsFor(db: Db, schoolId: number, groupId: number): Promise<PlanForm['subjects']> {
  const { rows } = await sql<PlanForm['subjects'][number]>`
    select s.id, s.name, s.kind as type,
      coalesce((select json_agg(json_build_object('id', sg.id, 'label', ${sql.raw(subgroupLabel('sg'))}) order by sg.number)
        from class_half sg where sg.school_id = ${schoolId} and sg.group_id = ${groupId} and sg.subject_id = s.id), '[]'::json) as subgroups,
      array(select coalesce(cp.subgroup_id, 0) from calendar_plan cp where cp.school_id = ${schoolId}
        and cp.group_id = ${groupId} and cp.subject_id = s.id) as taken
    from subject s
    order by s.kind, s.name ->> 'kz', s.id limit 500`.execute(db)
  return rows
}
