import { Problem } from '@qalam/contract/kernel/problem.ts'
import { refreshStatus, renewSession, token, type Tokens } from '../session.ts'
import { secondsToWait, signedOut } from './refusal.ts'

/** Asks for a new token with the refresh cookie; set once at start by whoever knows the address. */
let ask: (() => Promise<Tokens>) | null = null
let running: Promise<Problem | null> | null = null

/** Waits before the attempts after the first, in milliseconds, where the server names none. */
const waits = [500, 2_000]
/** A longer wait is not spent inside a call: the call fails with the server's words and a later one asks again. */
const longestWait = 5_000

/** Until when nobody asks again, since the server said so, and what it said. */
let pause: { until: number; failure: unknown } | null = null

export function refreshWith(next: () => Promise<Tokens>): void {
  ask = next
  running = null
  pause = null
}

/** Resolves when no refresh is under way: a call that starts now would only be refused as well. */
export const settled = (): Promise<unknown> => (running ?? Promise.resolve()).catch(() => undefined)

/**
 * One refresh for all who wait (S-REFRESH-1…4, ERR-426-1…3): null when there is a new token and the call may be tried
 * again, else why the server refused the session. Anything but a refusal of the token (429, 5xx, an unreadable answer, a
 * broken line) is tried again and then rejects: the session stays, the call fails with those words.
 */
export function refreshed(usedToken: string | null): Promise<Problem | null> {
  running ??= alone(usedToken).finally(() => (running = null))
  return running
}

// Two tabs that refresh at once would look like a stolen cookie, so only one of them asks and the other takes its token.
async function alone(usedToken: string | null): Promise<Problem | null> {
  const run = async () => (token.get() !== usedToken && token.get() !== null ? null : renew())
  return 'locks' in navigator && navigator.locks ? await navigator.locks.request('qalam-refresh', run) : await run()
}

async function renew(): Promise<Problem | null> {
  if (pause && pause.until > performance.now()) throw pause.failure
  refreshStatus.set('loading')
  try {
    renewSession(await asked())
    return null
  } catch (failure) {
    const refused = isRefusal(failure)
    refreshStatus.set(refused ? 'reject' : 'loaded')
    if (refused) return failure
    throw failure
  }
}

/** Asks, and asks again while the server is only in trouble. */
async function asked(attempt = 0): Promise<Tokens> {
  try {
    if (!ask) throw signedOut(null)
    return await ask()
  } catch (failure) {
    const named = secondsToWait(failure)
    const wait = named === null ? waits[attempt] : named * 1000
    if (isRefusal(failure) || wait === undefined || attempt >= waits.length) throw failure
    if (wait > longestWait) {
      pause = { until: performance.now() + wait, failure }
      throw failure
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
    return asked(attempt + 1)
  }
}

/** Whether our server refused the token itself. A page of something in between with the same status does not count. */
const isRefusal = (failure: unknown): failure is Problem =>
  failure instanceof Problem && [401, 403, 422].includes(failure.status) && failure.code !== 'unknown'
