import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Region = { id: number; kato: string; name: Named }
type Subject = { id: number; slug: string; name: Named; kind: 'default' | 'elective' }

/**
 * Brings the dictionaries of regions and subjects up to this build's facts. Rows that are right are not touched: two
 * schools that are imported at once do not wait for each other here.
 */
export async function storeDictionaries(
  db: Db,
  regions: readonly Region[],
  subjects: readonly Subject[],
): Promise<void> {
  await sql`insert into region (id, kato, name)
    select r.id, r.kato, r.name from jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) as r(id smallint, kato text, name jsonb)
    where not exists (select from region k where k.id = r.id and k.kato = r.kato and k.name = r.name)
    on conflict (id) do update set kato = excluded.kato, name = excluded.name`.execute(db)
  await sql`insert into subject (id, slug, name, kind)
    select s.id, s.slug, s.name, s.kind
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as s(id int, slug text, name jsonb, kind text)
    where not exists (select from subject k where k.id = s.id and k.slug = s.slug and k.name = s.name and k.kind = s.kind)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, kind = excluded.kind`.execute(db)
}

/** The id of a district by its name in a region; made when it is new. */
export async function departmentOf(db: Db, regionId: number, name: string): Promise<number | null> {
  if (!name) return null
  const known = await departmentNamed(db, regionId, name)
  if (known !== undefined) return known
  const row = { region_id: regionId, name: JSON.stringify({ kz: name, ru: name, en: name }) }
  const made = await db
    .insertInto('department')
    .values(row)
    .onConflict((conflict) => conflict.constraint('department_name').doNothing())
    .returning('department.id')
    .executeTakeFirst()
  // Another import has just made it.
  return made?.id ?? (await departmentNamed(db, regionId, name)) ?? null
}

async function departmentNamed(db: Db, regionId: number, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select d.id from department d
    where d.region_id = ${regionId} and lower(${name}) in (lower(d.name ->> 'kz'), lower(d.name ->> 'ru'), lower(d.name ->> 'en'))
    order by d.id limit 1`.execute(db)
  return rows[0]?.id
}
