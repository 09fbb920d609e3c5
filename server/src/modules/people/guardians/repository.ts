import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Who binds, on which day of the school, and whether the person agreed (`school`: within the school nobody is asked). */
export type Binding = { by: number | null; on: string; agreed: 'school' | 'person' }

type Family = { schoolId: number; studentId: number; parents: readonly { parentId: number; place: number }[] }

/**
 * The parents of a student at their places, instead of those before: a tie that stands already goes on, the
 * others end today.
 */
export async function replaceGuardians(
  db: Db,
  { schoolId, studentId, parents }: Family,
  { by, on, agreed }: Binding,
): Promise<void> {
  const places = JSON.stringify(parents)
  const parentIds = parents.map(({ parentId }) => parentId)
  await sql`update guardianship set until = ${on}::date
    where guardianship.school_id = ${schoolId} and guardianship.student_id = ${studentId}
      and guardianship.until is null and guardianship.parent_id <> all(${parentIds}::int[])`.execute(db)
  // Two parents may change places: neither stands on the other's meanwhile.
  await sql`update guardianship set until = ${on}::date
    from jsonb_to_recordset(${places}::jsonb) as b("parentId" int, place smallint)
    where guardianship.school_id = ${schoolId} and guardianship.student_id = ${studentId}
      and guardianship.until is null and guardianship.parent_id = b."parentId" and guardianship.place <> b.place`.execute(
    db,
  )
  await sql`insert into guardianship (school_id, student_id, parent_id, place, since, bound_by, agreed)
    select ${schoolId}, ${studentId}, b."parentId", b.place, ${on}::date, ${by}, ${agreed}
    from jsonb_to_recordset(${places}::jsonb) as b("parentId" int, place smallint)
    where not exists (select from guardianship g where g.school_id = ${schoolId} and g.student_id = ${studentId}
      and g.parent_id = b."parentId" and g.until is null)
    on conflict (school_id, student_id, parent_id, since) do update set until = null, place = excluded.place`.execute(
    db,
  )
}

export type NewGuardian = { parentId: number; studentId: number; place: number }

/** Binds parents to children; the ties and the places that a child has already are kept. */
export async function storeGuardians(
  db: Db,
  schoolId: number,
  ties: readonly NewGuardian[],
  { by, on, agreed }: Binding,
): Promise<void> {
  await sql`insert into guardianship (school_id, parent_id, student_id, place, since, bound_by, agreed)
    select ${schoolId}, b."parentId", b."studentId", b.place, ${on}::date, ${by}, ${agreed}
    from jsonb_to_recordset(${JSON.stringify(ties)}::jsonb) as b("parentId" int, "studentId" int, place smallint)
    on conflict do nothing`.execute(db)
}

/** Binds one parent to a place of a child that is free; whether it was. */
export async function bindGuardian(
  db: Db,
  schoolId: number,
  { parentId, studentId, place }: NewGuardian,
  { by, on, agreed }: Binding,
): Promise<boolean> {
  const { rows } = await sql<{ place: number }>`
    insert into guardianship (school_id, parent_id, student_id, place, since, bound_by, agreed)
    select ${schoolId}, ${parentId}, ${studentId}, free.place, ${on}::date, ${by}, ${agreed}
    from (values (${place}::smallint), ((3 - ${place})::smallint)) as free(place)
    where not exists (select from guardianship g where g.school_id = ${schoolId} and g.student_id = ${studentId}
      and g.until is null and g.place = free.place)
    limit 1
    on conflict (school_id, student_id, parent_id, since) do update
      set until = null, place = excluded.place, agreed = excluded.agreed
    returning guardianship.place`.execute(db)
  return rows.length > 0
}

/** Whether a parent is bound to a child of a school. */
export async function isBound(
  db: Db,
  schoolId: number,
  { parentId, studentId }: Omit<NewGuardian, 'place'>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from guardianship g where g.school_id = ${schoolId}
    and g.student_id = ${studentId} and g.parent_id = ${parentId} and g.until is null`.execute(db)
  return rows.length > 0
}

/** Removes ties that an import made; each is `student parent`. */
export async function takeBackGuardians(db: Db, schoolId: number, ties: readonly string[]): Promise<void> {
  await sql`delete from guardianship
    where school_id = ${schoolId} and student_id || ' ' || parent_id = any(${[...ties]}::text[])`.execute(db)
}
