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
  const { rows } = await sql<{ holder: string; columns: { mine: string; files: string }[] }>`
    select holder.relname as holder, json_agg(json_build_object('mine', mine.attname, 'files', files.attname)) as columns
    from pg_constraint r
    join pg_class holder on holder.oid = r.conrelid
    cross join lateral unnest(r.conkey, r.confkey) as pair (mine, files)
    join pg_attribute mine on mine.attrelid = r.conrelid and mine.attnum = pair.mine
    join pg_attribute files on files.attrelid = r.confrelid and files.attnum = pair.files
    where r.contype = 'f' and r.confrelid = 'stored_file'::regclass and r.conparentid = 0
    group by r.oid, holder.relname`.execute(db)
  const holders = rows.map(({ holder, columns }) => {
    const isSame = columns.map(
      ({ mine, files }) => sql`${sql.ref(`${holder}.${mine}`)} = ${sql.ref(`stored_file.${files}`)}`,
    )
    return sql`exists (select 1 from ${sql.table(holder)} where ${sql.join(isSame, sql` and `)})`
  })
  return sql<boolean>`(${sql.join(holders, sql` or `)})`
}
