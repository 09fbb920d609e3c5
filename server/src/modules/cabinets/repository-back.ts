import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Removes rooms that nothing refers to. */
export async function takeBackCabinets(db: Db, schoolId: number, ids: readonly string[]): Promise<void> {
  await sql`delete from cabinet where school_id = ${schoolId} and id = any(${ids}::int[])`.execute(db)
}
