import type pg from 'pg'
import type { BeyondSchools } from './beyond-schools.ts'

/** What is wrong with a table of a school, in words. */
export type Loose = { table: string; says: string }

type Row = { table: string; lacks: 'column' | 'key' | 'reference'; what: string }

/**
 * Every table that does not keep schools apart. A table of a school has `school_id`, first in its primary, unique and
 * exclusion keys, and in every foreign key to a table that has one: so no row of another school can be meant, no query
 * of one school walks through the others', and a table can be spread over machines by school.
 */
export async function looseKeys(client: Pick<pg.ClientBase, 'query'>, beyond: BeyondSchools): Promise<Loose[]> {
  const { rows } = await client.query<Row>(catalogue)
  return rows
    .filter(({ table, what }) => !Object.hasOwn(beyond.tables, table) && !Object.hasOwn(beyond.keys, what))
    .map(({ table, lacks, what }) => ({ table, says: words[lacks](table, what) }))
}

const words: Record<Row['lacks'], (table: string, what: string) => string> = {
  column: (table) =>
    `Table ${table} has no school_id that is never null. One that belongs to no school is named in the module.ts of its owner.`,
  key: (table, what) => `The key ${what} of table ${table} does not begin with school_id.`,
  reference: (table, what) => `The foreign key ${what} of table ${table} does not begin with school_id on both sides.`,
}

const catalogue = `
  with own as (
    select c.oid, c.relname as name, a.attnum as school, a.attnotnull as required
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition)
  select own.name as "table", 'column' as lacks, 'school_id' as what from own where own.required is not true
  union all
  select own.name, 'key', i.relname from own
  join pg_index x on x.indrelid = own.oid and (x.indisunique or x.indisexclusion) and x.indkey[0] <> own.school
  join pg_class i on i.oid = x.indexrelid
  union all
  select own.name, 'reference', f.conname from own
  join pg_constraint f on f.conrelid = own.oid and f.contype = 'f'
  join own other on other.oid = f.confrelid and other.school is not null
  where own.school is not null and (f.conkey[1] <> own.school or f.confkey[1] <> other.school)
  order by 1, 2, 3`
