import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type BatchRow = Selectable<Tables['schedule_batch']>

/** A lesson of a batch: `before` is null of one that was made, `version` of one that went. */
export type Entry = { uuid: string; before: unknown; version: number | null }

export type NewBatch = { schoolId: number; uuid: string; kind: string; asked: unknown; by: number; at: Date }

/** Notes a batch with its lessons. */
export async function storeBatch(db: Db, batch: NewBatch, entries: readonly Entry[]): Promise<void> {
  const { schoolId, uuid, kind, asked, by, at } = batch
  await sql`insert into schedule_batch (school_id, uuid, kind, asked, made_by, made_at)
    values (${schoolId}, ${uuid}, ${kind}, ${JSON.stringify(asked)}::jsonb, ${by}, ${at})`.execute(db)
  await sql`insert into schedule_batch_lesson (school_id, batch_uuid, lesson_uuid, before, version)
    select ${schoolId}, ${uuid}, e.uuid, nullif(e.before, 'null'::jsonb), e.version
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(uuid uuid, before jsonb, version int)`.execute(db)
}

/** The batch, held until the end of the transaction. */
export async function holdBatch(db: Db, schoolId: number, uuid: string): Promise<BatchRow | undefined> {
  return db
    .selectFrom('schedule_batch')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst()
}

export async function entriesOf(db: Db, schoolId: number, batchUuid: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`select e.lesson_uuid as uuid, e.before, e.version from schedule_batch_lesson e
    where e.school_id = ${schoolId} and e.batch_uuid = ${batchUuid} order by e.lesson_uuid`.execute(db)
  return rows
}

export async function noteUndone(db: Db, schoolId: number, uuid: string, by: number, at: Date): Promise<void> {
  await db
    .updateTable('schedule_batch')
    .set({ undone_by: by, undone_at: at })
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .execute()
}
