import type { Fact } from '../context.ts'

/** A fact heard a moment later is as good: what was told within it leaves in one message. */
const waitMs = 30
/** What a notification of PostgreSQL holds is 8,000 bytes; the adapter's own words need room too. */
const mostBytes = 6_000

/** Gathers the facts that other processes have to hear, and lets them go in few messages. */
export function gatherer(send: (facts: Fact[]) => void): { add: (fact: Fact) => void; flush: () => void } {
  let waiting: Fact[] = []
  let bytes = 0
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const facts = waiting
    ;[waiting, bytes] = [[], 0]
    send(facts)
  }
  const add = (fact: Fact) => {
    const size = Buffer.byteLength(JSON.stringify(fact))
    if (bytes + size > mostBytes) flush()
    waiting.push(fact)
    bytes += size
    timer ??= setTimeout(flush, waitMs).unref()
  }
  return { add, flush }
}
