import type { NewsDesk, Scope } from '@qalam/contract/news/audience.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains } from '#platform/db/page.ts'

export type PlaceRow = { scope: Scope; scopeId: number | null; name: { kz: string; ru: string; en: string } | null }

/** Every part of the country and every school within the reach of a desk, as rows `p`. */
function within({ scope, id }: NewsDesk): RawBuilder<unknown> {
  const whole = scope === 'country'
  const region = scope === 'region' ? id : null
  const department = scope === 'department' ? id : null
  const school = scope === 'school' ? id : null
  return sql`(
    select 'region' as scope, r.id::int as "scopeId", r.name from region r where ${whole} or r.id = ${region}
    union all
    select 'department', d.id, d.name from department d
      where ${whole} or d.region_id = ${region} or d.id = ${department}
    union all
    select 'school', s.id, s.name from known_school s
      where ${whole} or s.region_id = ${region} or s.department_id = ${department} or s.id = ${school})`
}

/** Whether a place lies in the reach of a desk. The whole country does only for whoever answers for it. */
export async function isWithin(db: Db, desk: NewsDesk, scope: Scope, scopeId: number | null): Promise<boolean> {
  if (scope === 'country') return desk.scope === 'country'
  const { rows } = await sql`select from ${within(desk)} p
    where p.scope = ${scope} and p."scopeId" = ${scopeId}`.execute(db)
  return rows.length > 0
}

/** What a desk itself is called. */
export async function ownPlace(db: Db, desk: NewsDesk): Promise<PlaceRow> {
  if (desk.scope === 'country') return { scope: 'country', scopeId: null, name: null }
  const { rows } = await sql<PlaceRow>`select p.scope, p."scopeId", p.name from ${within(desk)} p
    where p.scope = ${desk.scope} and p."scopeId" = ${desk.id}`.execute(db)
  return rows[0] ?? { scope: desk.scope, scopeId: desk.id, name: null }
}

/** Places of a desk whose name holds the words, the large ones first. */
export async function placesOf(db: Db, desk: NewsDesk, search: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`select p.scope, p."scopeId", p.name from ${within(desk)} p
    where ${contains(search, sql`p.name ->> 'kz'`, sql`p.name ->> 'ru'`, sql`p.name ->> 'en'`)}
    order by array_position(array['region', 'department', 'school'], p.scope), p.name ->> 'kz' collate "und-x-icu",
      p."scopeId" limit 50`.execute(db)
  return rows
}
