import { defaultLanguage } from '@qalam/contract/kernel/languages.ts'
import { malformed, tooLarge } from '@qalam/contract/kernel/problem.ts'
import type { Socket } from 'node:net'
import { refusal } from './errors.ts'

/**
 * What is not HTTP is refused in the usual envelope, in the default language, since there are no headers to read.
 * 431 for headers that are too long, 408 for a request that never ends, else 400.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const long = error.code === 'HPE_HEADER_OVERFLOW'
  const status = long ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const problem = long ? tooLarge() : malformed()
  const body = JSON.stringify({ ...refusal(problem, defaultLanguage), errorType: status })
  const head = [
    `HTTP/1.1 ${status} Refused`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/json; charset=utf-8',
    'Connection: close',
  ]
  // Closes both directions: a client that keeps its side open is not waited for.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroySoon())
}
