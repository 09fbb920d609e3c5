import { type Agent, request } from 'node:https'
import { patience } from './push.ts'

/** More than any answer of a push service says. */
const longest = 65_536

type Sent = { headers: Record<string, string>; body: string; agent?: Agent | undefined }
/** `seconds`: after how long it wants to be asked again (Retry-After). */
type Answer = { status: number; seconds: number | null; body: unknown }

/** One call over TLS; null when nobody answered in time. */
export function post(url: URL, { headers, body, agent }: Sent): Promise<Answer | null> {
  return new Promise((done) => {
    const signal = AbortSignal.timeout(patience)
    const options = { method: 'POST', headers, signal, ...(agent && { agent }) }
    const asked = request(url, options, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => (text += text.length < longest ? part : ''))
      reply.on('error', () => done(null))
      reply.on('end', () => {
        const seconds = Number(reply.headers['retry-after'] ?? Number.NaN)
        done({ status: reply.statusCode ?? 0, seconds: Number.isFinite(seconds) ? seconds : null, body: valueOf(text) })
      })
    })
    asked.on('error', () => done(null))
    asked.end(body)
  })
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
