import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { refuseUnreadable } from './unreadable.ts'

/** A body that is waited for brings so many bytes in so many seconds, or is there whole. */
export type Pace = { bytes: number; seconds: number }

/** A kilobyte a second: less than the slowest line of a phone, more than somebody who only holds the line. */
export const slowestPace: Pace = { bytes: 30_000, seconds: 30 }

/** The longest that a whole request may take to come, in milliseconds: 63 MB at 36 KB a second. */
export const longestRequest = 30 * 60_000

/** Ends a request whose body does not come: 408, and the connection is closed. */
export function refuseSlowBodies(app: FastifyInstance, { bytes, seconds }: Pace): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      const came = raw.socket.bytesRead - before
      before += came
      // Where nobody reads at present it is not the sender who is slow.
      if (raw.complete || raw.readableFlowing !== true || !(came < bytes)) return
      clearInterval(timer)
      refuseUnreadable(
        Object.assign(new Error('The body does not come.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        raw.socket,
      )
    }, seconds * 1000).unref()
    for (const event of ['end', 'close', 'error']) raw.once(event, () => clearInterval(timer))
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
