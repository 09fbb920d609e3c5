import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'

export type SubjectRow = { id: number; slug: string; name: Named; kind: 'default' | 'elective' }

export async function subjectRows(db: Db): Promise<SubjectRow[]> {
  const { rows } = await sql<SubjectRow>`select s.id, s.slug, s.name, s.kind from subject s order by s.id`.execute(db)
  return rows
}

export type RegionRow = { id: number; name: Named; departments: { id: number; name: Partial<Named> }[] }

/** Every region with its districts. */
export async function regionRows(db: Db): Promise<RegionRow[]> {
  const { rows } = await sql<RegionRow>`select r.id, r.name, coalesce(
      jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.id) filter (where d.id is not null),
      '[]') as departments
    from region r
    left join department d on d.region_id = r.id
    group by r.id order by r.id`.execute(db)
  return rows
}

/** Who may hold a lesson: teachers, and whoever else has a plan. */
export async function teacherRows(db: Db, schoolId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select u.id,
      ${sql.raw(fullName('u'))} as name
    from placed_person u
    where u.school_id = ${schoolId} and u.archived_at is null and (u.role = 'teacher' or u.id in (
      select c.teacher_id from calendar_plan c where c.school_id = ${schoolId}))
    order by u.id limit 2000`.execute(db)
  return rows
}
