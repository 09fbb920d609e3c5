import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'

export type SchoolFields = {
  name: { kz: string; ru: string; en: string }
  address: string
  language: string
  regionId: number
  type: string
}
type Whole = SchoolFields & { bin: string; district: SchoolFields['name'] | null }

/** What is written of a school itself. */
export async function schoolFieldsIn(db: Db, schoolId: number): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`select s.bin, s.name, s.address, s.type, s.default_language as language,
      s.region_id as "regionId", d.name as district
    from known_school s left join department d on d.id = s.department_id where s.id = ${schoolId}`.execute(db)
  return rows[0]
}

/** The class teachers of an academic year by class. */
export async function leadsIn(
  db: Db,
  schoolId: number,
  year: number,
): Promise<Map<string, { iin: string | null; name: string }>> {
  const { rows } = await sql<{ label: string; iin: string | null; name: string }>`select
      g.parallel || g.letter as label, u.iin, ${sql.raw(fullName('u'))} as name
    from school_class g join placed_person u on u.school_id = g.school_id and u.id = g.lead_id
    where g.school_id = ${schoolId} and g.academic_year = ${year}`.execute(db)
  return new Map(rows.map(({ label, ...lead }) => [label, lead]))
}

/** Whether a workbook says that a school lies in another region, or in another district where it has one. */
export async function isMoved(
  db: Db,
  schoolId: number,
  { regionId, district }: { regionId: number; district: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from known_school s left join department d on d.id = s.department_id
    where s.id = ${schoolId} and (s.region_id <> ${regionId} or (${district} <> '' and d.id is not null
      and lower(${district}) not in (lower(d.name ->> 'kz'), lower(d.name ->> 'ru'), lower(d.name ->> 'en'))))`.execute(
    db,
  )
  return rows.length > 0
}
