import { Problem } from '@qalam/contract/kernel/problem.ts'
import { refreshStatus, renewSession, token, type Tokens } from '../session.ts'

/** Asks for a new token with the refresh cookie; set once at start by whoever knows the address. */
let ask: (() => Promise<Tokens>) | null = null
let running: Promise<boolean> | null = null

export function refreshWith(next: () => Promise<Tokens>): void {
  ask = next
  running = null
}

/** Resolves when no refresh is under way: a call that starts now would only be refused as well. */
export const settled = (): Promise<unknown> => running ?? Promise.resolve()

/**
 * One refresh for all who wait (S-REFRESH-1…4, ERR-426-1…3): true when there is a new token and the call may be tried
 * again. A broken line is not a refusal: it rejects, and the session stays.
 */
export function refreshed(usedToken: string | null): Promise<boolean> {
  running ??= alone(usedToken).finally(() => (running = null))
  return running
}

// Two tabs that refresh at once would look like a stolen cookie, so only one of them asks and the other takes its token.
async function alone(usedToken: string | null): Promise<boolean> {
  const run = async () => (token.get() !== usedToken && token.get() !== null ? true : renew())
  return 'locks' in navigator && navigator.locks ? await navigator.locks.request('qalam-refresh', run) : await run()
}

async function renew(): Promise<boolean> {
  if (!ask) return false
  refreshStatus.set('loading')
  try {
    renewSession(await ask())
    return true
  } catch (failure) {
    if (failure instanceof Problem && failure.code === 'connection-lost') {
      refreshStatus.set('loaded')
      throw failure
    }
    refreshStatus.set('reject')
    return false
  }
}
