import { sql } from 'kysely'
import type { Concerned } from '#modules/school-import/review/public.ts'
import type { Db } from '#platform/db/db.ts'
import { type Before, tableEntries } from './tables.ts'
import { factsOf, scopeOf } from './views.ts'

/**
 * Keeps what this transaction has made of the rows of a school: each row that it wrote last, and those of `before` that
 * are gone. What was kept of earlier imports is dropped: only the last one can be taken back.
 */
export async function storeChanges(
  db: Db,
  schoolId: number,
  planUuid: string,
  before: Before,
  people: Concerned,
): Promise<void> {
  await sql`delete from import_plan_change where school_id = ${schoolId}`.execute(db)
  for (const [name, table] of tableEntries) {
    const known = JSON.stringify(before[name] ?? [])
    const [key, from] = [sql.raw(table.key), sql.raw(name)]
    await sql`insert into import_plan_change (school_id, plan_uuid, table_name, key, before, after)
      select ${schoolId}, ${planUuid}, ${name}, ${key}, b.before, ${factsOf(table)}
      from ${from} t left join jsonb_to_recordset(${known}::jsonb) as b(key text, before jsonb) on b.key = ${key}
      where ${scopeOf(table.scope, schoolId, people)} and t.xmin = pg_current_xact_id()::xid`.execute(db)
    if (table.before)
      await sql`insert into import_plan_change (school_id, plan_uuid, table_name, key, before)
        select ${schoolId}, ${planUuid}, ${name}, b.key, b.before
        from jsonb_to_recordset(${known}::jsonb) as b(key text, before jsonb)
        where not exists (select from ${from} t where ${scopeOf(table.scope, schoolId, people)} and ${key} = b.key)`.execute(
        db,
      )
  }
}

/** The plan was taken back; nothing of it is kept but that. */
export async function endUndo(db: Db, schoolId: number, uuid: string, by: number, at: Date): Promise<void> {
  await sql`delete from import_plan_change where school_id = ${schoolId}`.execute(db)
  await sql`update import_plan set undone_by = ${by}, undone_at = ${at}
    where school_id = ${schoolId} and uuid = ${uuid}`.execute(db)
}
