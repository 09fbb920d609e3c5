import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Rooms by number; answers the id of every number of the school. */
export async function storeCabinets(
  db: Db,
  schoolId: number,
  rooms: readonly { number: string; name: string }[],
): Promise<Map<string, number>> {
  await sql`insert into cabinet (school_id, number, name)
    select ${schoolId}, r.number, r.name from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as r(number text, name text)
    on conflict on constraint cabinet_number do nothing`.execute(db)
  const rows = await db
    .selectFrom('cabinet')
    .select(['cabinet.id', 'cabinet.number'])
    .where('cabinet.school_id', '=', schoolId)
    .execute()
  return new Map(rows.map(({ id, number }) => [number, id]))
}
