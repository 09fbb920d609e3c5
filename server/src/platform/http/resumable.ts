import type { FilesRule } from '@qalam/contract/kernel/endpoint.ts'
import {
  fileKindRefused,
  fileOffsetTaken,
  fileWithMacros,
  malformed,
  notFound,
  Problem,
  tooLarge,
} from '@qalam/contract/kernel/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { found } from '../access.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/db.ts'
import type { FileStore } from '../files/file-store.ts'
import { cleanName, refusedByName } from '../files/kinds.ts'
import { makeBudget } from '../files/budget.ts'
import { ownFolder } from '../files/store.ts'
import { addPart, beginUpload, ownerOf, uploadOf } from '../files/uploads.ts'

/** Where files come in parts, by the protocol tus 1.0.0 (creation alone of its extensions). */
export const uploadsPath = '/api/v1/bs/uploads'

/** What a call that takes files says of a file before its first byte; throws the refusal. */
export type MayBring = (request: FastifyRequest, target: string) => Promise<Pick<FilesRule, 'bytes' | 'kinds'>>

type Parts = {
  db: Db
  store: FileStore
  room: number
  clock: () => Date
  identify: (request: FastifyRequest) => Promise<Actor>
  mayBring: MayBring
}

const Begin = z.object({
  'upload-length': z.coerce.number().int().min(1).max(2_000_000_000),
  'upload-metadata': z.string().max(2_000),
})
const Offset = z.coerce.number().int().min(0).max(2_000_000_000)
const One = z.object({ uuid: z.uuid() })

/** Serves uploads that may be gone on with: after a cut line, after a reload, in another process. */
export function serveUploads(app: FastifyInstance, parts: Parts): void {
  const { db, store, room, clock, identify, mayBring } = parts
  const budget = makeBudget()
  // The body is read by the handler as it comes.
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => done(null, payload))

  app.route({
    method: 'POST',
    url: uploadsPath,
    handler: async (request, reply) => {
      const owner = ownerOf(await identify(request))
      const asked = parsed(Begin, request.headers)
      const { filename = '', target = '' } = metadataOf(asked['upload-metadata'])
      const name = cleanName(filename)
      const rule = await mayBring(request, target)
      const bytes = asked['upload-length']
      if (bytes > rule.bytes) throw tooLarge()
      const why = refusedByName(name, rule.kinds)
      if (why) throw why === 'macros' ? fileWithMacros({ name }) : fileKindRefused({ name })

      const { uuid } = await beginUpload(db, store, owner, { name, target, bytes, now: clock() }, room)
      return tus(reply).status(201).header('location', `${uploadsPath}/${uuid}`).send()
    },
  })

  app.route({
    method: 'HEAD',
    url: `${uploadsPath}/:uuid`,
    handler: async (request, reply) => {
      const { received, bytes } = found(await uploadOf(db, ownerOf(await identify(request)), uuidOf(request)))
      return tus(reply).header('upload-offset', received).header('upload-length', bytes).send()
    },
  })

  app.route({
    method: 'PATCH',
    url: `${uploadsPath}/:uuid`,
    bodyLimit: 2_000_000_000,
    handler: async (request, reply) => {
      const owner = ownerOf(await identify(request))
      const upload = found(await uploadOf(db, owner, uuidOf(request)))
      const start = parsed(Offset, request.headers['upload-offset'])
      if (start !== upload.received) throw fileOffsetTaken()
      const most = upload.bytes - start
      const said = Number(request.headers['content-length'] ?? most)
      if (!(said <= most)) throw tooLarge()

      const giveBack = budget.take(said)
      await ownFolder(store.incoming)
      const path = `${store.incoming}/${randomUUID()}`
      try {
        const isWhole = await write(streamOf(request), path, most)
        const bytes = await sizeOf(path)
        const part = { uuid: upload.uuid, start, bytes, path, now: clock() }
        if (bytes > 0 && !(await addPart(db, store, owner, part))) throw fileOffsetTaken()
        if (!isWhole) throw malformed()
        return tus(reply)
          .status(204)
          .header('upload-offset', start + bytes)
          .send()
      } finally {
        giveBack()
        await rm(path, { force: true })
      }
    },
  })
}

const tus = (reply: FastifyReply): FastifyReply =>
  reply.header('tus-resumable', '1.0.0').header('cache-control', 'no-store')

const uuidOf = ({ params }: FastifyRequest): string => {
  const one = One.safeParse(params)
  if (!one.success) throw notFound()
  return one.data.uuid
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const one = schema.safeParse(value)
  if (!one.success) throw malformed()
  return one.data
}

/** `name base64,name base64` */
const metadataOf = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ')
      return [name, Buffer.from(value, 'base64').toString()]
    }),
  )

function streamOf({ body }: FastifyRequest): Readable {
  if (typeof body === 'object' && body !== null && 'pipe' in body) return body as Readable
  throw malformed()
}

/** Writes what comes; false where the line broke, and what came before is in the file. */
async function write(stream: Readable, path: string, most: number): Promise<boolean> {
  let bytes = 0
  const bounded = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      done(bytes > most ? tooLarge() : null, chunk)
    },
  })
  try {
    await pipeline(stream, bounded, createWriteStream(path, { mode: 0o600 }))
    return true
  } catch (error) {
    if (error instanceof Problem) throw error
    return false
  }
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
