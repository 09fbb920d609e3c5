import { expect, onTestFinished, test, vi } from 'vitest'
import { transmitForm } from './transmit-form.ts'

type Incoming = AsyncIterable<Uint8Array> & { method: string; headers: Record<string, string> }
type Outgoing = { writeHead: (status: number, headers: object) => Outgoing; end: (body?: string) => void }
type Server = { listen: (port: number, done: () => void) => void; address: () => { port: number }; close: () => void }
type Http = {
  createServer: (serve: (request: Incoming, response: Outgoing) => void) => Server & { closeAllConnections: () => void }
}

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** A server that answers a form with its length, once it has come whole. */
async function open(answers = true) {
  const { createServer } = await vi.importActual<Http>('node:http')
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end()
    begin()
    void (async () => {
      let bytes = 0
      for await (const chunk of request) bytes += chunk.length
      if (answers)
        response.writeHead(422, { ...allowed, 'content-type': 'application/json' }).end(JSON.stringify({ bytes }))
    })().catch(() => undefined)
  })
  await new Promise<void>((done) => server.listen(0, done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://localhost:${server.address().port}/`, begun }
}

const form = () => {
  const body = new FormData()
  body.append('file', new File(['x'.repeat(200_000)], 'a.txt'))
  return body
}

test('a form is sent whole, it is told how far it is, and a refusal is an answer', async () => {
  const told: [number, number][] = []
  const { url } = await open()
  const request = { method: 'POST', url, headers: { 'x-localization': 'kz' }, body: form() }
  const response = await transmitForm(request, (sent, total) => void told.push([sent, total]))

  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('application/json')
  const { bytes } = await response.json()
  expect(bytes).toBeGreaterThan(200_000)
  expect(told.at(-1)).toEqual([bytes, bytes])
})

test('a form that is called off ends at once with the reason', async () => {
  const ending = new AbortController()
  const { url, begun } = await open(false)
  const request = { method: 'POST', url, headers: {}, body: form(), signal: ending.signal }
  const sending = transmitForm(request, () => undefined)
  void begun.then(() => ending.abort())
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
})

test('a line that is broken is no answer', async () => {
  const request = { method: 'POST', url: 'http://localhost:1/', headers: {}, body: form() }
  await expect(transmitForm(request, () => undefined)).rejects.toThrow(TypeError)
})
