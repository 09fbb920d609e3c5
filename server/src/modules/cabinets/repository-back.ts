import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = { made: readonly string[]; was: readonly unknown[] }

/** Gives rooms the names that came with them. */
export async function renameCabinets(db: Db, schoolId: number, rooms: readonly unknown[]): Promise<void> {
  await sql`update cabinet set name = r.name
    from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as r(id int, name text)
    where cabinet.school_id = ${schoolId} and cabinet.id = r.id`.execute(db)
}

/** Removes rooms that nothing refers to, and gives others their names back. */
export async function takeBackCabinets(db: Db, schoolId: number, { made, was }: Taken): Promise<void> {
  await renameCabinets(db, schoolId, was)
  await sql`delete from cabinet where school_id = ${schoolId} and id = any(${made}::int[])`.execute(db)
}
