import { connect } from 'node:net'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'

/** Sends bytes as they are, and reads what comes until the server closes or a second is over. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('close', () => resolve(heard))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve(heard) : reject(error)))
    socket.setTimeout(1_000, () => socket.destroy())
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}

const request = (line: string, ...lines: string[]) => `${[line, 'Host: qalam.kz', ...lines].join('\r\n')}\r\n\r\n`
const closing = 'Connection: close'
const login = 'POST /api/v3/os/auth/login HTTP/1.1'

const garbage: [about: string, bytes: string, statuses: number[]][] = [
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', [400]],
  ['an address with a broken escape', request('GET /api/v3/os/lesson/%E0%A4%A HTTP/1.1', closing), [404, 422]],
  ['an address with a zero byte', request('GET /api/v3/os/lesson/%00 HTTP/1.1', closing), [401]],
  ['an address of 7,000 signs', request(`GET /api/v3/os/lesson/${'a'.repeat(7_000)} HTTP/1.1`, closing), [404]],
  ['a query of 7,000 signs', request(`GET /api/v3/os/common/config?${'a=1&'.repeat(1_700)} HTTP/1.1`, closing), [200]],
  ['headers of 60 kB', request('GET /health HTTP/1.1', `X-Quarter: ${'1'.repeat(60_000)}`), [431]],
  [
    'header bytes outside ASCII',
    request('GET /api/v3/os/common/config HTTP/1.1', 'X-Localization: \xff\xfe', closing),
    [200],
  ],
  [
    'two authorizations',
    request('GET /api/v3/os/user-info HTTP/1.1', 'Authorization: a', 'Authorization: b', closing),
    [401],
  ],
  ['a length that is no number', request(login, 'Content-Length: ten', closing), [400]],
  [
    'a length that is wrong',
    request(login, 'Content-Type: application/json', 'Content-Length: 3', closing) + '{}',
    [0, 400, 422],
  ],
  [
    'length and chunks at once',
    request(login, 'Content-Length: 3', 'Transfer-Encoding: chunked', closing) + '0\r\n\r\n',
    [400],
  ],
  ['a chunk that is no chunk', request(login, 'Transfer-Encoding: chunked', closing) + 'zz\r\n', [400]],
  ['an unknown method', request('BREW /api/v3/os/auth/login HTTP/1.1', closing), [400, 404, 405]],
]

test.for(garbage)('answers %s and lives on', async ([, bytes, statuses], { school }) => {
  const { http } = school.house.app
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const heard = await send(port, bytes)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0)
  expect(statuses, heard.slice(0, 300)).toContain(status)
  if (status >= 400) expect(heard).toMatch(/"error":true,"errorType":\d{3},"code":"[a-z.-]+","message":"/)

  expect(await send(port, request('GET /health HTTP/1.1', closing))).toContain('{"ok":true}')
})
