import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { refuseUnreadable } from './unreadable.ts'

/** A request body has to bring at least this many bytes in this many seconds until it is complete. */
export type BodyPace = { bytes: number; seconds: number }

/** A kilobyte a second: slower than any phone, faster than a client that only keeps the connection busy. */
export const slowestPace: BodyPace = { bytes: 30_000, seconds: 30 }

/** The longest that a whole request may take to come, in milliseconds: 63 MB at 36 KB a second. */
export const longestRequest = 30 * 60_000

/** Ends a request whose body does not come: 408, and the connection is closed. */
export function refuseSlowBodies(app: FastifyInstance, { bytes, seconds }: BodyPace): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      const came = raw.socket.bytesRead - before
      before += came
      // While our side has paused reading, the sender is not to blame.
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
