import type { Fact } from '../context.ts'

/** A fact heard a moment later is as good: what was told within it leaves in one message. */
const waitMs = 30
/** What a notification of PostgreSQL holds is 8,000 bytes; the adapter's own words need room too. */
const mostBytes = 6_000

type Ways = {
  send: (facts: Fact[]) => void
  /** Whether there may be another process. */
  isHeard: () => Promise<boolean>
}

/**
 * Gathers the facts that other processes have to hear, and lets them go in few messages. Where nobody is there to hear
 * nothing is sent: each message is a transaction, which at the end of a quarter would be a hundred a second for nobody.
 */
export function gatherer({ send, isHeard }: Ways): { add: (fact: Fact) => void; flush: () => Promise<void> } {
  let waiting: Fact[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const facts = waiting
    waiting = []
    if (facts.length > 0 && (await isHeard())) for (const part of inMessages(facts)) send(part)
  }
  const add = (fact: Fact) => {
    waiting.push(fact)
    timer ??= setTimeout(() => void flush(), waitMs).unref()
  }
  return { add, flush }
}

/** Facts in their order, as many together as one message holds. */
function inMessages(facts: readonly Fact[]): Fact[][] {
  const messages: Fact[][] = []
  let room = 0
  for (const fact of facts) {
    const size = Buffer.byteLength(JSON.stringify(fact))
    const message = messages.at(-1)
    if (message && size <= room) message.push(fact)
    else messages.push([fact])
    room = (message && size <= room ? room : mostBytes) - size
  }
  return messages
}
