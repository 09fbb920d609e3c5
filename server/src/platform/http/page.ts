import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { Tags } from '../module.ts'
import { packingFor, sendPacked } from './packing.ts'

/** What the head of a page says beside the page itself. */
export type HeadOf = (path: string, request: FastifyRequest) => Promise<Tags | null>

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
/**
 * Half a kilobyte that only a document obeys: on a script, a style or a font it says nothing to anybody, and a first page
 * has thirty of them.
 */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
const isDocument = (path: string): boolean => !/\.(js|css|woff2)$/.test(path)
const endings = { br: '.br', gzip: '.gz' }

/**
 * Serves the built web: hashed files for ever, the page itself fresh, and the page for every address that is no API call,
 * because the browser routes them (G-ROUTE-1). Files that were sent once stay in memory, half a megabyte in all: read from
 * disk, each of the ten files of a first page takes four turns of the thread pool, 2.5 ms together.
 */
export function pageFrom(folder: string, headOf: HeadOf = async () => null) {
  return (app: FastifyInstance): void => {
    if (!existsSync(`${folder}/index.html`)) return
    const html = readFileSync(`${folder}/index.html`, 'utf8')
    const sendPage = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      // A head that cannot be told is no reason to keep the page back.
      const tags = await headOf(path, request).catch(() => null)
      const whole = tags ? html.replace('</head>', () => `${written(tags)}</head>`) : html
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(whole)
    }
    const sendFile = fileSender(folder)
    app.get('/', (request, reply) => sendPage('/', request, reply))
    app.get('/*', (request, reply) => {
      const path = request.url.split('?')[0] ?? '/'
      return sendFile(path, reply) ?? (isOfThePage(path) ? sendPage(path, request, reply) : reply.callNotFound())
    })
  }
}

const written = (tags: Tags): string =>
  Object.entries(tags)
    .map(([name, words]) => `<meta property="${inQuotes(name)}" content="${inQuotes(words)}">`)
    .join('')
const inQuotes = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What tells of the newest build: a browser asks for it anew each time. */
const ofTheBuild = new Set(['/worker.js', '/kept-files.json'])

function keepFor(path: string): string {
  if (ofTheBuild.has(path)) return 'no-cache'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

const isOfThePage = (path: string): boolean => !path.startsWith('/api/') && !path.startsWith('/assets/')

/** Every file of the built web by its address; the page and what is packed have no address of their own. */
function builtIn(folder: string): Set<string> {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(
    all.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`),
  )
}
const isAddressed = (path: string): boolean => !/\.(html|br|gz)$/.test(path)

/** Sends a built file, packed as the build packed it; undefined where there is none of that address. */
function fileSender(folder: string) {
  const built = builtIn(folder)
  const read = new Map<string, Promise<Buffer>>()
  const bytesOf = (name: string): Promise<Buffer> => {
    const bytes = read.get(name) ?? readFile(folder + name)
    read.set(name, bytes)
    // A failed read is not remembered: the next request tries again.
    void bytes.catch(() => read.delete(name))
    return bytes
  }
  const send = async (path: string, reply: FastifyReply): Promise<FastifyReply> => {
    reply.type(types[extname(path)] ?? 'application/octet-stream').header('cache-control', keepFor(path))
    if (!isDocument(path)) for (const name of ofDocuments) reply.removeHeader(name)
    const packing = packingFor(reply)
    return packing && built.has(path + endings[packing])
      ? sendPacked(reply, packing, await bytesOf(path + endings[packing]))
      : reply.send(await bytesOf(path))
  }
  return (path: string, reply: FastifyReply): Promise<FastifyReply> | undefined =>
    built.has(path) && isAddressed(path) ? send(path, reply) : undefined
}
