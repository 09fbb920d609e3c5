import type { FilesRule } from '@qalam/contract/kernel/endpoint.ts'
import {
  fieldProblem,
  fileKindRefused,
  fileNotWhole,
  fileWithMacros,
  malformed,
  Problem,
  tooLarge,
} from '@qalam/contract/kernel/problem.ts'
import type { FastifyRequest } from 'fastify'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/db.ts'
import { withoutTraces } from '../files/bare.ts'
import { makeBudget } from '../files/budget.ts'
import { cleanName, kindOf } from '../files/kinds.ts'
import { type Checked, dropFiles, keepFiles, type StoredFile } from '../files/stored.ts'
import { type FileStore, ownFolder } from '../files/store.ts'
import { bytesOf, markTaken, ownerOf, uploadOf } from '../files/uploads.ts'

/** What a form may hold beside its files: a few short fields. */
export const formLimits = { fields: 20, fieldSize: 100_000 }

/** Bytes of a form around its files. */
const around = 100_000

/** The files of one request: kept, not yet held by anything, with what tells them from others. */
export type TakenFiles = {
  files: readonly StoredFile[]
  digests: readonly string[]
  /** Takes them back: the request failed, or was a repeat of one that was answered. */
  drop: () => Promise<void>
}

export const noFiles: TakenFiles = { files: [], digests: [], drop: async () => {} }

export type TakeFiles = (request: FastifyRequest, rule: FilesRule, actor: Actor, now: Date) => Promise<TakenFiles>

/**
 * Takes the files of a form: streamed to a folder of this machine, looked at, then kept. 413 above the rule, 422 for a
 * form that is cut off and for a kind that may not be kept, 503 while too many bytes are on their way. `room` is what
 * the files of a school may take, in bytes.
 */
export function fileTaker(db: Db, store: FileStore, room: number): TakeFiles {
  const budget = makeBudget()
  return async (request, rule, actor, now) => {
    const sent = sentBefore(request, rule)
    if (sent.length === 0 && !request.isMultipart()) return noFiles
    const giveBack = budget.take(sent.length > 0 ? sent.length * rule.bytes : lengthOf(request, rule))
    const received: Received[] = []
    try {
      if (sent.length > 0) await gather(db, store, actor, targetOf(request), sent, received)
      else await receive(request, rule, store.incoming, received)
      const checked = await Promise.all(received.map((one) => check(one, rule)))
      const owner = { schoolId: actor.schoolId, ownerId: actor.userId, now }
      const files = await keepFiles(db, store, checked, owner, room)
      if (sent.length > 0) await markTaken(db, ownerOf(actor), sent, now)
      const digests = received.map(({ sha256 }) => sha256.toString('base64'))
      return { files, digests, drop: () => dropFiles(db, store, files) }
    } finally {
      giveBack()
      await Promise.all(received.map(({ path }) => rm(path, { force: true })))
    }
  }
}

/** What a request may bring at most; 413 for one that says it brings more. */
function lengthOf({ headers }: FastifyRequest, { most, bytes }: FilesRule): number {
  const limit = most * bytes + around
  const said = Number(headers['content-length'] ?? limit)
  if (!(said <= limit)) throw tooLarge()
  return said
}

type Received = { name: string; path: string; bytes: number; sha256: Buffer }

/** Streams the files of a form to the folder; each is in the list from its first byte on, so that it is cleared away. */
async function receive(request: FastifyRequest, rule: FilesRule, folder: string, received: Received[]): Promise<void> {
  await ownFolder(folder)
  try {
    const limits = { ...formLimits, files: rule.most, fileSize: rule.bytes }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue
      const file = { name: cleanName(part.filename), path: `${folder}/${randomUUID()}`, bytes: 0, sha256: Buffer.of() }
      received.push(file)
      Object.assign(file, await write(part.file, file.path))
      if (part.file.truncated) throw tooLarge()
    }
  } catch (error) {
    // What still comes is let through unread: a connection that is kept open goes on with the next request.
    request.raw.unpipe()
    request.raw.resume()
    // The parser of forms throws plain errors; refusals of limits know their status.
    const known = error instanceof Problem || (error instanceof Error && 'statusCode' in error)
    throw known || isOfDisk(error) ? error : malformed()
  }
}

/** The call whose files they are: only what was sent for this very address is taken. */
const targetOf = ({ method, url }: FastifyRequest): string => `${method} ${url}`

/** Files of this call that came in parts before it, by the header X-Uploads. */
function sentBefore({ headers }: FastifyRequest, { most }: FilesRule): string[] {
  const header = headers['x-uploads']
  if (typeof header !== 'string') return []
  const uuids = z.array(z.uuid()).min(1).max(most).safeParse(header.split(','))
  if (!uuids.success) throw malformed()
  return uuids.data
}

/** Puts files together that came in parts. 422 for one of another person, of another call, or not whole yet. */
async function gather(
  db: Db,
  store: FileStore,
  actor: Actor,
  target: string,
  uuids: readonly string[],
  received: Received[],
): Promise<void> {
  const owner = ownerOf(actor)
  await ownFolder(store.incoming)
  for (const uuid of uuids) {
    const upload = await uploadOf(db, owner, uuid)
    if (!upload || upload.target !== target || upload.received !== upload.bytes) throw fileNotWhole()
    const file = { name: upload.name, path: `${store.incoming}/${randomUUID()}`, bytes: 0, sha256: Buffer.of() }
    received.push(file)
    Object.assign(file, await write(Readable.from(bytesOf(db, store, owner, uuid)), file.path))
  }
}

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error && error.message !== 'aborted'

async function write(stream: Readable, path: string): Promise<{ bytes: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  let bytes = 0
  const measured = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(stream, measured, createWriteStream(path, { mode: 0o600 }))
  return { bytes, sha256: hash.digest() }
}

async function check({ name, path, bytes, sha256 }: Received, { kinds }: FilesRule): Promise<Checked> {
  const kind = await kindOf(name, path, kinds)
  const isImage = typeof kind === 'object' && kind.mime.startsWith('image/')
  if (kinds === 'images' && !isImage) throw fieldProblem('file', 'only-images')
  if (kind === 'macros') throw fileWithMacros({ name })
  if (kind === 'strange') throw fileKindRefused({ name })
  const left = await withoutTraces(path, kind.mime, bytes)
  if (left === null) throw fileKindRefused({ name })
  return { name, path, bytes: left, sha256, mime: kind.mime }
}

/** Hours after which nobody waits for what lies in the folder: a process was killed while it was received. */
const staleHours = 6

/** Clears away what processes that were killed have left in the folder. */
export async function clearIncoming(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const { mtimeMs } = await stat(`${folder}/${name}`).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < now.getTime() - staleHours * 3_600_000) await rm(`${folder}/${name}`, { force: true })
  }
}
