import { filesFull } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { FileRange } from '../http/ranges.ts'
import type { FileAnswer } from '../http/ready.ts'
import type { FileStore } from './store.ts'

export type StoredFile = { uuid: string; name: string; bytes: number; mime: string }
/** A received file whose name and bytes agree on a kind that may be kept; it waits at `path`. */
export type Checked = { name: string; mime: string; path: string; bytes: number; sha256: Buffer }
type Owner = { schoolId: number | null; ownerId: number; now: Date }

const megabyte = 1024 * 1024

/**
 * Keeps files: names and kinds in the database, then the bytes in the store. The rows are committed first, in a
 * transaction of their own, so that bytes whose request fails later are known and swept (see sweep.ts). `room` is what
 * the files of one school may take, in bytes: 413 files.full.
 */
export async function keepFiles(
  db: Db,
  store: FileStore,
  files: readonly Checked[],
  owner: Owner,
  room: number,
): Promise<StoredFile[]> {
  if (files.length === 0) return []
  const kept = files.map((file) => ({ ...file, uuid: randomUUID() }))
  await inTransaction(db, async (transaction) => {
    await refuseOver(transaction, owner.schoolId, room, sumOf(kept))
    await transaction
      .insertInto('stored_file')
      .values(kept.map(rowOf(owner)))
      .execute()
  })
  try {
    await Promise.all(kept.map(({ uuid, path }) => store.keep(uuid, path)))
  } catch (error) {
    await dropFiles(db, store, kept)
    throw error
  }
  return kept.map(({ uuid, name, mime, bytes }) => ({ uuid, name, mime, bytes }))
}

const sumOf = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

const rowOf =
  ({ schoolId, ownerId, now }: Owner) =>
  ({ uuid, name, mime, bytes, sha256 }: Checked & { uuid: string }) => ({
    uuid,
    school_id: schoolId,
    owner_id: ownerId,
    name,
    mime,
    bytes,
    sha256,
    created_at: now,
  })

/** Files of a school are counted one request after another, so that two at once do not both find the last room. */
async function refuseOver(db: Db, schoolId: number | null, room: number, more: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${schoolId}`}, 0))`.execute(db)
  const { rows } = await sql<{ used: number }>`select coalesce(sum(bytes), 0) as used from stored_file
    where school_id is not distinct from ${schoolId}`.execute(db)
  const used = rows[0]?.used ?? 0
  if (used + more > room) throw filesFull({ used: Math.round(used / megabyte), room: Math.round(room / megabyte) })
}

/** Files of somebody who belongs to no school, such as a parent, become those of the school that holds them from now on. */
export async function giveToSchool(db: Db, files: readonly { uuid: string }[], schoolId: number): Promise<void> {
  await sql`update stored_file set school_id = ${schoolId}::int where school_id is null
    and uuid = any(${files.map(({ uuid }) => uuid)}::uuid[])`.execute(db)
}

/** Takes files back that nothing holds: those of a request that failed. What is left over is swept later. */
export async function dropFiles(db: Db, store: FileStore, files: readonly { uuid: string }[]): Promise<void> {
  for (const { uuid } of files) {
    await store.remove(uuid)
    await db.deleteFrom('stored_file').where('uuid', '=', uuid).execute()
  }
}

/**
 * A kept file as a download under its own name, or null. Never shown inside the page: whatever the bytes hold, they do
 * not run here.
 */
export async function readFile(db: Db, store: FileStore, uuid: string): Promise<FileAnswer | null> {
  const row = await db
    .selectFrom('stored_file')
    .select(['name', 'mime', 'bytes'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!row) return null
  const file = { tag: uuid, bytes: Number(row.bytes), open: (part: FileRange | null) => store.open(uuid, part) }
  return { file, name: row.name, mime: row.mime }
}
