import { notFound } from '@qalam/contract/kernel/problem.ts'
import type { FastifyReply } from 'fastify'
import { partOf } from './ranges.ts'
import type { FileAnswer, KeptBytes } from './ready.ts'

/** A document in a frame of our own page: it loads nothing, and no other site shows it. */
const policyOfFramed = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** Sends a file under its own name. A kept one can be gone on with where a download broke, or a video was wound to. */
export function sendFile(
  reply: FastifyReply,
  { file, name, mime, inline, framed }: FileAnswer,
): FastifyReply | Promise<FastifyReply> {
  const how = inline ? 'inline' : 'attachment'
  reply.header('content-disposition', `${how}; filename*=UTF-8''${encodeURIComponent(name)}`)
  reply.type(mime)
  if (framed) reply.header('content-security-policy', policyOfFramed)
  return 'tag' in file ? sendKept(reply, file) : reply.send(file)
}

async function sendKept(reply: FastifyReply, { tag, bytes, open }: KeptBytes): Promise<FastifyReply> {
  const { range, 'if-range': only } = reply.request.headers
  // Another file than the one that was begun is sent whole.
  const part = only === undefined || only === `"${tag}"` ? partOf(range, bytes) : null
  reply.header('accept-ranges', 'bytes').header('etag', `"${tag}"`)
  if (part === 'outside') return refuseOutside(reply, bytes)

  const stream = await open(part)
  if (!stream) throw notFound()
  if (!part) return reply.header('content-length', bytes).send(stream)
  reply.header('content-range', `bytes ${part.from}-${part.to}/${bytes}`)
  return reply
    .status(206)
    .header('content-length', part.to - part.from + 1)
    .send(stream)
}

function refuseOutside(reply: FastifyReply, bytes: number): FastifyReply {
  reply.removeHeader('content-disposition')
  return reply.status(416).header('content-range', `bytes */${bytes}`).send()
}
