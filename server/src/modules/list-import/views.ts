import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type Known = {
  iin: string
  personId: number
  surname: string
  bornOn: string | null
  isHere: boolean
  isArchived: boolean
  /** A student of another school. */
  studiesElsewhere: boolean
}

/** The people of these IINs who are known, with their place among the students or the employees of a school. */
export async function knownAmong(
  db: Db,
  schoolId: number,
  kind: 'students' | 'staff',
  iins: readonly string[],
): Promise<Map<string, Known>> {
  const ofKind = kind === 'students' ? sql`u.role = 'student'` : sql`u.role not in ('student', 'parent')`
  const { rows } = await sql<Known>`select p.iin, p.id as "personId", p.surname, p.born_on::text as "bornOn",
      coalesce(bool_or(u.archived_at is null) filter (where u.id is not null), false) as "isHere",
      coalesce(bool_and(u.archived_at is not null and not u.waiting) filter (where u.id is not null), false) as "isArchived",
      exists (select from placement o where o.person_id = p.id and o.role = 'student' and o.archived_at is null
        and o.school_id <> ${schoolId}) as "studiesElsewhere"
    from known_person p
    left join placement u on u.person_id = p.id and u.school_id = ${schoolId} and ${ofKind}
    where p.iin = any(${iins}::text[]) group by p.id, p.iin, p.surname, p.born_on`.execute(db)
  return new Map(rows.map((row) => [row.iin, row]))
}

/** The groups of an academic year that are at work, by parallel and letter. */
export async function groupsByLabel(db: Db, schoolId: number, year: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; label: string }>`select g.id, g.parallel || g.letter as label
    from school_class g where g.school_id = ${schoolId} and g.academic_year = ${year}
      and g.archived_at is null and g.parent_id is null`.execute(db)
  return new Map(rows.map(({ id, label }) => [label, id]))
}
