import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Endpoint } from '../../contract/src/kernel/endpoint.ts'
import type { Addresses } from './client.ts'

type Sent = { token: string; params?: Record<string, string>; body?: object }
export type Told = { status: number; body: { data?: unknown; code?: string } }
/** One call; null where no answer came or the server could not serve. */
export type Ask = (endpoint: Endpoint, sent: Sent) => Promise<Told | null>

/** Calls whichever server is up, in turn. */
export function askOf(addresses: Addresses): Ask {
  let tries = 0
  return async (endpoint, { token, params = {}, body }) => {
    const known = addresses()
    const address = known[tries++ % Math.max(1, known.length)]
    if (!address) return null
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    try {
      const answer = await fetch(`${address}${path}`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      })
      if (answer.status >= 500 || answer.status === 429) return null
      const told: Told['body'] = await answer.json()
      return { status: answer.status, body: told }
    } catch {
      return null
    }
  }
}

/** Calls until a server has answered. */
export async function untilAnswered(ask: Ask, endpoint: Endpoint, sent: Sent): Promise<Told> {
  // As the page does, later and later: a thousand that ask again at once would be no line at all.
  for (let pause = 200; ; pause = Math.min(5_000, pause * 2)) {
    const told = await ask(endpoint, sent)
    if (told) return told
    await wait(pause * (0.5 + Math.random()))
  }
}

/** The same for what has to succeed. */
export async function done<E extends Endpoint>(ask: Ask, endpoint: E, sent: Sent): Promise<Answer<E>> {
  const { status, body } = await untilAnswered(ask, endpoint, sent)
  if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`)
  return body.data as Answer<E>
}
