import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Db } from '../db/db.ts'
import { dropFiles, keepFiles } from '../files/stored.ts'
import { type FileStore, ownFolder } from '../files/store.ts'

type Parts = { db: Db; files: FileStore; room: number }
type Made = { file: Buffer; name: string; mime: string }

/** Keeps what a job made among the files of its school, and counts it among them. */
export async function keepResult(
  { db, files, room }: Parts,
  { file, name, mime }: Made,
  owner: { schoolId: number; ownerId: number; now: Date },
) {
  await ownFolder(files.incoming)
  const path = `${files.incoming}/${randomUUID()}`
  const sha256 = createHash('sha256').update(file).digest()
  try {
    await writeFile(path, file, { mode: 0o600 })
    const kept = await keepFiles(db, files, [{ name, mime, path, bytes: file.length, sha256 }], owner, room)
    return { uuid: kept[0]?.uuid ?? null, drop: () => dropFiles(db, files, kept) }
  } finally {
    await rm(path, { force: true })
  }
}
