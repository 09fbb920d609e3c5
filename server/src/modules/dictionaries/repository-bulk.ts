import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Region = { id: number; kato: string; name: Named }
type Subject = { id: number; slug: string; name: Named; kind: 'default' | 'elective' }

/** Brings the dictionaries of regions and subjects up to this build's facts. */
export async function storeDictionaries(
  db: Db,
  regions: readonly Region[],
  subjects: readonly Subject[],
): Promise<void> {
  await sql`insert into region (id, kato, name)
    select r.id, r.kato, r.name from jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) as r(id smallint, kato text, name jsonb)
    on conflict (id) do update set kato = excluded.kato, name = excluded.name`.execute(db)
  await sql`insert into subject (id, slug, name, kind)
    select s.id, s.slug, s.name, s.kind
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as s(id int, slug text, name jsonb, kind text)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, kind = excluded.kind`.execute(db)
}

/** The id of a district by its name in a region; made when it is new. */
export async function departmentOf(db: Db, regionId: number, name: string): Promise<number | null> {
  if (!name) return null
  const known = await db
    .selectFrom('department')
    .select('department.id')
    .where('department.region_id', '=', regionId)
    .where((where) =>
      where.or([where(sql`department.name ->> 'ru'`, '=', name), where(sql`department.name ->> 'kz'`, '=', name)]),
    )
    .executeTakeFirst()
  if (known) return known.id
  const row = { region_id: regionId, name: JSON.stringify({ kz: name, ru: name, en: name }) }
  return (await db.insertInto('department').values(row).returning('department.id').executeTakeFirstOrThrow()).id
}
