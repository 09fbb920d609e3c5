import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { FileStore } from './store.ts'

/** Hours for which a file that nothing holds any more is still there. */
export const graceHours = 24

/** Files that one sweep takes away at most: the rest is the next one's. */
const mostAtOnce = 500

/**
 * Takes away the files that nothing has held for a day: bytes first, then the row, so that a sweep that is cut off is
 * done again and bytes never stay behind without a row. Says how many went.
 */
export async function sweepFiles(db: Db, store: FileStore, now: Date): Promise<number> {
  const isHeld = await heldBySomething(db)
  await sql`update stored_file set orphaned_at = null where orphaned_at is not null and ${isHeld}`.execute(db)
  await sql`update stored_file set orphaned_at = ${now} where orphaned_at is null
    and created_at < ${now}::timestamptz - interval '1 hour' and not ${isHeld}`.execute(db)

  const { rows } = await sql<{ uuid: string }>`select uuid from stored_file
    where orphaned_at <= ${now}::timestamptz - make_interval(hours => ${graceHours})
    order by orphaned_at limit ${mostAtOnce}`.execute(db)
  for (const { uuid } of rows) {
    await store.remove(uuid)
    await sql`delete from stored_file where uuid = ${uuid} and not ${isHeld}`.execute(db)
  }
  return rows.length
}

/** True for a file that some table points at; whatever points at files does so by a foreign key. */
async function heldBySomething(db: Db): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ holder: string; column: string }>`
    select holder.relname as "holder", pg_attribute.attname as "column" from pg_constraint
    join pg_class holder on holder.oid = pg_constraint.conrelid
    join pg_attribute on pg_attribute.attrelid = holder.oid and pg_attribute.attnum = pg_constraint.conkey[array_position(pg_constraint.confkey, (
        select attnum from pg_attribute where attrelid = pg_constraint.confrelid and attname = 'uuid'))]
    where pg_constraint.contype = 'f' and pg_constraint.confrelid = 'stored_file'::regclass
      and pg_constraint.conparentid = 0`.execute(db)
  const holders = rows.map(
    ({ holder, column }) =>
      sql`exists (select 1 from ${sql.table(holder)} where ${sql.ref(`${holder}.${column}`)} = stored_file.uuid)`,
  )
  return sql<boolean>`(${sql.join(holders, sql` or `)})`
}
