import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type Teacher = { id: number; name: string; leads: string | null }

/** Who may lead a group of the school, and which one they lead in that year. */
export async function teachersOf(db: Db, schoolId: number, year: number): Promise<Teacher[]> {
  const { rows } = await sql<Teacher>`select u.id, concat_ws(' ', u.surname, u.firstname, u.patronymic) as name,
      (select string_agg(g.parallel || g.letter || coalesce(g.faculty, ''), ', ' order by g.parallel, g.letter)
        from study_group g where g.school_id = u.school_id and g.lead_id = u.id and g.academic_year = ${year}
          and g.archived_at is null and g.parent_id is null) as leads
    from placed_person u
    where u.school_id = ${schoolId} and u.role in ('teacher', 'group-lead') and u.archived_at is null
    order by u.surname collate "und-x-icu", u.firstname collate "und-x-icu", u.id limit 1000`.execute(db)
  return rows
}

export async function mayLead(db: Db, schoolId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from placement u
    where u.school_id = ${schoolId} and u.id = ${userId} and u.role in ('teacher', 'group-lead')
      and u.archived_at is null`.execute(db)
  return rows.length > 0
}

export type BellSchemeChoice = { uuid: string; name: string; shift: number }

export async function schemesOf(db: Db, schoolId: number): Promise<BellSchemeChoice[]> {
  const { rows } = await sql<BellSchemeChoice>`select t.uuid, t.name, t.shift from time_scheme t
    where t.school_id = ${schoolId} order by t.shift, t.name collate "und-x-icu", t.uuid limit 100`.execute(db)
  return rows
}

export async function hasScheme(db: Db, schoolId: number, uuid: string): Promise<boolean> {
  const { rows } = await sql`select 1 from time_scheme t
    where t.school_id = ${schoolId} and t.uuid = ${uuid}`.execute(db)
  return rows.length > 0
}
