import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type NewScheme = { name: string; shift: number; periods: { number: number; start: string; end: string }[] }

/** Bell schemes by name; answers the uuid of every name of the school. */
export async function storeTimeSchemes(
  db: Db,
  schoolId: number,
  schemes: readonly NewScheme[],
): Promise<Map<string, string>> {
  const rows = schemes.map((scheme) => ({ ...scheme, uuid: randomUUID() }))
  await sql`insert into time_scheme (uuid, school_id, name, shift, periods)
    select s.uuid, ${schoolId}, s.name, s.shift, s.periods
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(uuid uuid, name text, shift smallint, periods jsonb)
    on conflict on constraint time_scheme_name do nothing`.execute(db)
  const known = await db
    .selectFrom('time_scheme')
    .select(['time_scheme.uuid', 'time_scheme.name'])
    .where('time_scheme.school_id', '=', schoolId)
    .execute()
  return new Map(known.map(({ uuid, name }) => [name, uuid]))
}
