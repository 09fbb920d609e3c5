import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type NewScheme = { name: string; shift: number; periods: { number: number; start: string; end: string }[] }

/** Bell schemes by name; a known one gets the periods whose numbers it lacks. Answers the uuid of every name of the school. */
export async function storeTimeSchemes(
  db: Db,
  schoolId: number,
  schemes: readonly NewScheme[],
): Promise<Map<string, string>> {
  const list = JSON.stringify(schemes.map((scheme) => ({ ...scheme, uuid: randomUUID() })))
  await sql`insert into time_scheme (uuid, school_id, name, shift, periods)
    select s.uuid, ${schoolId}, s.name, s.shift, s.periods
    from jsonb_to_recordset(${list}::jsonb) as s(uuid uuid, name text, shift smallint, periods jsonb)
    on conflict on constraint time_scheme_name do nothing`.execute(db)
  await sql`with fresh as (
      select t.uuid, p.period from time_scheme t
      join jsonb_to_recordset(${list}::jsonb) as s(name text, periods jsonb) on s.name = t.name
      cross join lateral jsonb_array_elements(s.periods) as p(period)
      where t.school_id = ${schoolId} and not exists (
        select from jsonb_array_elements(t.periods) as k(period) where k.period -> 'number' = p.period -> 'number'))
    update time_scheme set periods = (
      select jsonb_agg(a.period order by (a.period ->> 'number')::int) from (
        select jsonb_array_elements(time_scheme.periods) as period
        union all select f.period from fresh f where f.uuid = time_scheme.uuid) a)
    where time_scheme.school_id = ${schoolId} and time_scheme.uuid in (select f.uuid from fresh f)`.execute(db)
  const known = await db
    .selectFrom('time_scheme')
    .select(['time_scheme.uuid', 'time_scheme.name'])
    .where('time_scheme.school_id', '=', schoolId)
    .execute()
  return new Map(known.map(({ uuid, name }) => [name, uuid]))
}
