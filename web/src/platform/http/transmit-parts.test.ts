import { beforeEach, expect, test, vi } from 'vitest'
import { token } from '../session.ts'
import { answered } from '../testing/answers.ts'
import { refreshWith } from './refresh.ts'
import { transmitParts } from './transmit-parts.ts'

// Tests run in Node, where the library would take its part for Node.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/lib.es5/browser/index.js'))

const megabyte = 1024 * 1024
const url = '/api/v1/lessons/1/files'

/** What the server has of each file, and how it answers the next requests. */
const server = {
  files: new Map<string, { bytes: number; received: number; target: string }>(),
  /** Bytes that each part brought. */
  parts: [] as number[],
  /** Parts that arrive before the line breaks. */
  untilCut: Infinity,
  refusal: null as { status: number; code: string } | null,
  token: 'first',
}

/** An exchange with that server, as the browser's own object for it. */
class Exchange {
  upload = { onprogress: (_event: { loaded: number }): void => undefined }
  onload = (): void => undefined
  onerror = (_event: unknown): void => undefined
  status = 0
  responseText = ''
  #answered: Record<string, string> = {}
  #sent: Record<string, string> = {}
  #method = ''
  #url = ''
  open(method: string, address: string) {
    this.#method = method
    this.#url = address
  }
  setRequestHeader(name: string, value: string) {
    this.#sent[name.toLowerCase()] = value
  }
  getResponseHeader(name: string) {
    return this.#answered[name.toLowerCase()] ?? null
  }
  getAllResponseHeaders = () => ''
  abort = () => undefined
  send(body: Blob | null) {
    queueMicrotask(() => (this.#act(body) ? this.onload() : this.onerror({})))
  }
  #act(body: Blob | null): boolean {
    if (this.#sent['authorization'] !== `Bearer ${server.token}`) return this.#answer(426)
    if (server.refusal) {
      this.responseText = JSON.stringify({ error: true, code: server.refusal.code })
      return this.#answer(server.refusal.status)
    }
    if (this.#method === 'POST') {
      const id = `id-${server.files.size}`
      const target = atob(/target ([^,]+)/.exec(this.#sent['upload-metadata'] ?? '')?.[1] ?? '')
      server.files.set(id, { bytes: Number(this.#sent['upload-length']), received: 0, target })
      return this.#answer(201, { location: `/api/v1/bs/uploads/${id}` })
    }
    const file = server.files.get(this.#url.split('/').at(-1) ?? '')
    if (!file) return this.#answer(404)
    if (this.#method === 'HEAD')
      return this.#answer(200, { 'upload-offset': String(file.received), 'upload-length': String(file.bytes) })
    if (server.parts.length >= server.untilCut) return false
    if (Number(this.#sent['upload-offset']) !== file.received) return this.#answer(409)
    server.parts.push(body?.size ?? 0)
    file.received += body?.size ?? 0
    return this.#answer(204, { 'upload-offset': String(file.received) })
  }
  #answer(status: number, headers: Record<string, string> = {}): true {
    this.status = status
    this.#answered = headers
    return true
  }
}

const film = new File([new Uint8Array(10 * megabyte)], 'Тәжірибе.mp4', { type: 'video/mp4', lastModified: 1 })
const formOf = (signal?: AbortSignal) => {
  const body = new FormData()
  body.append('file', film)
  return { method: 'POST', url, headers: { 'X-Localization': 'kz' }, body, signal }
}
const calls: { url: string; ids: string | null }[] = []

beforeEach(() => {
  Object.assign(server, { files: new Map(), parts: [], untilCut: Infinity, refusal: null, token: 'first' })
  calls.length = 0
  localStorage.clear()
  token.set('first')
  vi.stubGlobal('XMLHttpRequest', Exchange)
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    calls.push({ url: address, ids: new Headers(headers).get('X-Uploads') })
    return answered(200, { data: [] })
  })
})

const sizes = (...all: number[]) => all.map((size) => size * megabyte)

test('a large file goes in parts, and then the call is made with its id', async () => {
  const told: number[] = []
  const answer = await transmitParts(formOf(), (sent, total) => void told.push(sent / total))
  expect([answer.status, server.parts, told.at(-1)]).toEqual([200, sizes(4, 4, 2), 1])
  expect(server.files.get('id-0')?.target).toBe(`POST ${url}`)
  expect(calls).toEqual([{ url, ids: 'id-0' }])
})

test('after a cut line only the rest is sent', async () => {
  server.untilCut = 1
  const sending = transmitParts(formOf(), () => undefined)
  await expect.poll(() => server.parts).toEqual(sizes(4))
  server.untilCut = Infinity
  expect((await sending).status).toBe(200)
  expect([server.parts, server.files.size]).toEqual([sizes(4, 4, 2), 1])
})

test('a file that was stopped, or whose page was reloaded, is gone on with when it is chosen again', async () => {
  const control = new AbortController()
  const sending = transmitParts(formOf(control.signal), () => control.abort(new Error('stopped')))
  await expect(sending).rejects.toThrow('stopped')
  const sent = server.parts.length
  expect(sent).toBeLessThan(3)

  await transmitParts(formOf(), () => undefined)
  expect([server.files.size, server.parts.reduce((sum, part) => sum + part, 0)]).toEqual([1, 10 * megabyte])
  // What has arrived for good is sent anew the next time.
  await transmitParts(formOf(), () => undefined)
  expect(server.files.size).toBe(2)
})

test('a refusal before the first byte is the answer of the call', async () => {
  server.refusal = { status: 413, code: 'files.full' }
  const answer = await transmitParts(formOf(), () => undefined)
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'files.full' }])
  expect([server.parts, calls]).toEqual([[], []])
})

test('a token that runs out in the middle is renewed, and sending goes on', async () => {
  refreshWith(async () => ({ access_token: 'second' }))
  const answer = await transmitParts(formOf(), () => {
    if (server.parts.length === 1) server.token = 'second'
  })
  expect([answer.status, server.parts]).toEqual([200, sizes(4, 4, 2)])
  expect(token.get()).toBe('second')
})
