import type { Db } from '#platform/db/db.ts'

/** The IIN of a person; null when nobody has proved one. */
export async function iinOf(db: Db, personId: number): Promise<string | null> {
  const row = await db.selectFrom('person').select('iin').where('id', '=', personId).executeTakeFirst()
  return row?.iin ?? null
}
