import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressions that we can send, best first. */
const packings = ['br', 'gzip'] as const
export type Packing = (typeof packings)[number]

const pack: Record<Packing, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** The best compression that a caller accepts. */
export function packingFor(reply: FastifyReply): Packing | null {
  const best = negotiate(String(reply.request.headers['accept-encoding'] ?? ''), [...packings])
  return packings.find((packing) => packing === best) ?? null
}

export const sendPacked = (reply: FastifyReply, packing: Packing, bytes: Buffer): FastifyReply =>
  reply.header('content-encoding', packing).header('vary', 'accept-encoding').send(bytes)

/** Below this size compression gains less than it costs. */
const fewestBytes = 2_048
const mostCached = 24

/** Answers that are the same for everybody are compressed once, at a high level, and cached by ETag. */
export function makePacker() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: mostCached })
  return async (reply: FastifyReply, tag: string, body: Buffer): Promise<FastifyReply> => {
    const packing = body.length < fewestBytes ? null : packingFor(reply)
    if (!packing) return reply.send(body)
    const key = `${packing} ${tag}`
    const bytes = cache.get(key) ?? pack[packing](body)
    cache.set(key, bytes)
    return sendPacked(reply, packing, await bytes)
  }
}
