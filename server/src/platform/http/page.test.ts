import Fastify from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { type HeadOf, pageFrom } from './page.ts'

const script = 'export const week = 7'
const files = {
  'index.html': '<!doctype html><head><title>Qalam</title></head>',
  'qalam.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'worker.js': 'self',
  'kept-files.json': '{}',
  'default.webmanifest': '{}',
  'assets/main-1.js': script,
  'assets/main-1.js.br': brotliCompressSync(script),
}

/** A server of a built web as small as one can be. */
function served(headOf?: HeadOf) {
  const folder = mkdtempSync(join(tmpdir(), 'qalam-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  const app = Fastify()
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
  })
  pageFrom(folder, headOf)(app)
  return (url: string, encoding = '') => app.inject({ url, headers: { 'accept-encoding': encoding } })
}

test('a hashed file is kept for ever and travels packed to whoever takes that', async () => {
  const get = served()
  const packed = await get('/assets/main-1.js', 'gzip, deflate, br')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(String(brotliDecompressSync(packed.rawPayload))).toBe(script)

  for (const encoding of ['', 'identity', 'gzip', 'br;q=0']) {
    const plain = await get('/assets/main-1.js', encoding)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe(script)
    expect(plain.headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') })
  }
})

test('a file without a hash is asked for again, whatever its kind', async () => {
  const get = served()
  expect((await get('/qalam.svg')).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  })
  expect((await get('/robots.txt')).body).toBe(files['robots.txt'])
})

test('what tells of the newest build is asked for at every visit', async () => {
  const get = served()
  for (const path of ['/worker.js', '/kept-files.json'])
    expect((await get(path)).headers, path).toMatchObject({ 'cache-control': 'no-cache' })
  expect((await get('/default.webmanifest')).headers['content-type']).toContain('application/manifest+json')
})

test('every other address is the page, except what only a file or the API could answer', async () => {
  const get = served()
  for (const url of ['/', '/schedule/2026-11-20', '/index.html', '/assets', '/login?next=/assets/main-1.js'])
    expect((await get(url)).body, url).toBe(files['index.html'])
  for (const url of ['/assets/none.js', '/assets/main-1.js.br', '/api/none', '/assets/..%2findex.html'])
    expect((await get(url)).statusCode, url).toBe(404)
})

test('what only a document obeys travels with the page and with pictures, not with each script', async () => {
  const get = served()
  for (const url of ['/', '/qalam.svg'])
    expect((await get(url)).headers, url).toHaveProperty('content-security-policy', "default-src 'none'")
  const { headers } = await get('/assets/main-1.js')
  expect(headers).not.toHaveProperty('content-security-policy')
  expect(headers).toHaveProperty('x-content-type-options', 'nosniff')
})

test('a page says in its head what a module tells of its address, and nothing of what was written is markup', async () => {
  const get = served(async (path) => (path === '/told' ? { 'og:title': '"><script>$&' } : null))
  expect((await get('/told')).body).toContain(
    '<meta property="og:title" content="&#34;&#62;&#60;script&#62;$&#38;"></head>',
  )
  expect((await get('/other')).body).toBe(files['index.html'])
})

test('a page whose head cannot be told is served without it', async () => {
  const get = served(() => Promise.reject(new Error('the database is away')))
  expect((await get('/told')).body).toBe(files['index.html'])
})
