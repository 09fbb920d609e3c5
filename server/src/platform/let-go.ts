import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A process that was let go of has so long to end by itself, in milliseconds. */
const usual = 5_000

/**
 * Ends a process that ends when its parent lets go of it. One that is gone already is not waited for, and one whose lines
 * stay open is not waited for either: it would keep its parent for ever.
 */
export async function letGo(child: ChildProcess, grace = usual): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit').catch(() => undefined)
  if (child.connected) child.disconnect()
  const late = setTimeout(() => child.kill('SIGKILL'), grace)
  await gone
  clearTimeout(late)
}
