import { createHash, randomUUID } from 'node:crypto'
import type { Upload } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { FileAnswer } from '../http/ready.ts'
import { cleanName, mimeOf } from './kinds.ts'
import type { FileStore } from './store.ts'

export type StoredFile = { uuid: string; name: string; bytes: number; mime: string }
/** An upload whose name and bytes agree on a kind that may be kept. */
export type Checked = { name: string; mime: string; bytes: Buffer }
type Owner = { schoolId: number | null; ownerId: number; now: Date }

/** What an upload really is, or null when its kind may not be kept (an executable, a page, a picture that is none). */
export function checked({ name, bytes }: Upload): Checked | null {
  const clean = cleanName(name)
  const mime = mimeOf(clean, bytes)
  return mime ? { name: clean, mime, bytes } : null
}

/**
 * Keeps files: bytes in the store under fresh uuids, names and kinds in the database. Bytes go first, so that a row
 * never points at nothing; a transaction that fails afterwards leaves bytes that nobody can name.
 */
export async function keepFiles(
  db: Db,
  store: FileStore,
  files: readonly Checked[],
  { schoolId, ownerId, now }: Owner,
): Promise<StoredFile[]> {
  if (files.length === 0) return []
  const kept = files.map(({ name, mime, bytes }) => ({ uuid: randomUUID(), name, mime, bytes }))
  await Promise.all(kept.map(({ uuid, bytes }) => store.put(uuid, bytes)))
  await db
    .insertInto('stored_file')
    .values(
      kept.map(({ uuid, name, mime, bytes }) => ({
        uuid,
        school_id: schoolId,
        owner_id: ownerId,
        name,
        mime,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
        created_at: now,
      })),
    )
    .execute()
  return kept.map(({ uuid, name, mime, bytes }) => ({ uuid, name, mime, bytes: bytes.length }))
}

/**
 * A kept file as a download under its own name, or null. Never shown inside the page: whatever the bytes hold, they do
 * not run here.
 */
export async function readFile(db: Db, store: FileStore, uuid: string): Promise<FileAnswer | null> {
  const row = await db.selectFrom('stored_file').select(['name', 'mime']).where('uuid', '=', uuid).executeTakeFirst()
  const file = row ? await store.get(uuid) : null
  return row && file ? { file, name: row.name, mime: row.mime } : null
}
