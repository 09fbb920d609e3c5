import { filesFull } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { allow, found } from '../access.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { FileStore } from './file-store.ts'

/** A file of a person that comes in parts. */
export type Upload = { uuid: string; name: string; target: string; bytes: number; received: number }
type Owner = { schoolId: number; userId: number }

/** Only who belongs to a school sends in parts: its room is what is counted. */
export function ownerOf({ schoolId, userId }: Actor): Owner {
  allow(schoolId !== null)
  return { schoolId: found(schoolId), userId }
}

/** Files of one person that are under way; with one more the oldest is given up. */
const mostOfOne = 10
/** Hours for which the rest of a file may come. */
const patience = 24
/** Hours for which a file is there after its call, which may be repeated. */
const repeatable = 1

const megabyte = 1024 * 1024

/** Begins a file. `room` is what the files of the school may take, with what is promised: 413 files.full. */
export async function beginUpload(
  db: Db,
  store: FileStore,
  { schoolId, userId }: Owner,
  asked: { name: string; target: string; bytes: number; now: Date },
  room: number,
): Promise<Upload> {
  const uuid = randomUUID()
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${schoolId}`}, 0))`.execute(transaction)
    const { rows } = await sql<{ used: number }>`select
      (select coalesce(sum(bytes), 0) from stored_file where stored_file.school_id = ${schoolId}) +
      (select coalesce(sum(bytes), 0) from upload where upload.school_id = ${schoolId} and taken_at is null) as used`.execute(
      transaction,
    )
    const used = rows[0]?.used ?? 0
    if (used + asked.bytes > room)
      throw filesFull({ used: Math.round(used / megabyte), room: Math.round(room / megabyte) })
    await transaction
      .insertInto('upload')
      .values({
        school_id: schoolId,
        uuid,
        owner_id: userId,
        target: asked.target,
        name: asked.name,
        bytes: asked.bytes,
        touched_at: asked.now,
      })
      .execute()
  })
  const { rows: over } = await sql<{ uuid: string }>`select uuid from upload
    where school_id = ${schoolId} and owner_id = ${userId} and taken_at is null
    order by touched_at desc, uuid = ${uuid} desc offset ${mostOfOne}`.execute(db)
  for (const old of over) await removeUpload(db, store, schoolId, old.uuid)
  return { uuid, received: 0, ...asked }
}

/** A file of this person; null for what belongs to another one. */
export async function uploadOf(db: Db, { schoolId, userId }: Owner, uuid: string): Promise<Upload | null> {
  const { rows } = await sql<Upload>`select uuid, name, target, bytes, received from upload
    where school_id = ${schoolId} and owner_id = ${userId} and uuid = ${uuid}`.execute(db)
  return rows[0] ?? null
}

/**
 * Keeps what came from `start` on and waits at `path`. False where other bytes came to that place first: theirs count.
 * The row of a part is written before its bytes, so that bytes are never kept without anybody knowing.
 */
export async function addPart(
  db: Db,
  store: FileStore,
  { schoolId }: Owner,
  { uuid: upload, start, bytes, path, now }: { uuid: string; start: number; bytes: number; path: string; now: Date },
): Promise<boolean> {
  const uuid = randomUUID()
  await db.insertInto('upload_part').values({ school_id: schoolId, uuid, upload_uuid: upload, start }).execute()
  await store.keep(uuid, path)
  const isFirst = await inTransaction(db, async (transaction) => {
    const { numAffectedRows } = await sql`update upload set received = ${start + bytes}, touched_at = ${now}
      where school_id = ${schoolId} and uuid = ${upload} and received = ${start}`.execute(transaction)
    if (numAffectedRows !== 1n) return false
    await sql`update upload_part set counts = true where school_id = ${schoolId} and uuid = ${uuid}`.execute(
      transaction,
    )
    return true
  })
  if (!isFirst) await removePart(db, store, schoolId, uuid)
  return isFirst
}

/** The bytes of a file, part after part. */
export async function* bytesOf(db: Db, store: FileStore, { schoolId }: Owner, uuid: string): AsyncGenerator<Buffer> {
  const { rows } = await sql<{ uuid: string }>`select uuid from upload_part
    where school_id = ${schoolId} and upload_uuid = ${uuid} and counts order by start`.execute(db)
  for (const part of rows) {
    const stream = await store.open(part.uuid)
    if (!stream) throw new Error(`The bytes of a part are gone: ${part.uuid}`)
    for await (const chunk of stream) yield chunk
  }
}

/** Its call has it; it goes an hour later. */
export async function markTaken(db: Db, { schoolId }: Owner, uuids: readonly string[], now: Date): Promise<void> {
  await sql`update upload set taken_at = ${now}, touched_at = ${now}
    where school_id = ${schoolId} and uuid = any(${uuids}::uuid[])`.execute(db)
}

/** Takes away files whose rest did not come for a day, and those that their calls have. */
export async function sweepUploads(db: Db, store: FileStore, now: Date): Promise<number> {
  const { rows } = await sql<{ school_id: number; uuid: string }>`select school_id, uuid from upload
    where touched_at < ${now}::timestamptz - make_interval(hours => ${patience})
      or taken_at < ${now}::timestamptz - make_interval(hours => ${repeatable})`.execute(db)
  for (const { school_id, uuid } of rows) await removeUpload(db, store, school_id, uuid)
  return rows.length
}

/** Bytes first, then the rows: one that is cut off is done again. */
async function removeUpload(db: Db, store: FileStore, schoolId: number, uuid: string): Promise<void> {
  const { rows } = await sql<{ uuid: string }>`select uuid from upload_part
    where school_id = ${schoolId} and upload_uuid = ${uuid}`.execute(db)
  for (const part of rows) await removePart(db, store, schoolId, part.uuid)
  await sql`delete from upload where school_id = ${schoolId} and uuid = ${uuid}
    and not exists (select from upload_part where upload_part.school_id = ${schoolId} and upload_part.upload_uuid = ${uuid})`.execute(
    db,
  )
}

async function removePart(db: Db, store: FileStore, schoolId: number, uuid: string): Promise<void> {
  await store.remove(uuid)
  await sql`delete from upload_part where school_id = ${schoolId} and uuid = ${uuid}`.execute(db)
}
