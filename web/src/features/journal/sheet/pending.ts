import type { MarkOperation, MarkResult } from '@qalam/contract/journal/api.ts'

/** A write that waits on this device. `base` is null while an earlier write of the same cell has no answer yet. */
export type Waiting = Omit<MarkOperation, 'baseVersion'> & { baseVersion: number | null }

/** Why writes wait for another try: the line broke, or the server gave no answer that means anything here. */
export type Hindrance = 'line' | 'server'

/**
 * What the server said of a batch, or how it failed. Only a real refusal is final; everything else is sent again, `after`
 * so many milliseconds if the server asked for that.
 */
export type Sent = { results: MarkResult[] } | { again: Hindrance; after?: number | undefined } | { refused: string }

export type PendingOptions = {
  send: (operations: MarkOperation[]) => Promise<Sent>
  /** An answer for one operation; `follower` says that a later write of the cell is still waiting. */
  answered: (operation: MarkOperation, result: MarkResult, follower: boolean) => void
  /** The call itself was turned down for a reason that has nothing to do with single cells. */
  turnedDown: (operation: MarkOperation, message: string) => void
  changed: () => void
}

/** `hindered` says why the last try failed; null while all goes well. */
export type Count = { waiting: number; hindered: Hindrance | null }

export type Pending = {
  add: (operation: Waiting) => void
  /** The write that has not left yet, if there is one: it may still change its value. */
  unsent: (scheduleUuid: string, userId: number) => Waiting | undefined
  isFlying: (scheduleUuid: string, userId: number) => boolean
  withdraw: (operationId: string) => void
  /** Sends now what waits, without the pause. */
  flush: () => void
  count: () => Count
}

/** Milliseconds of silence before writes leave together, and the longest that one waits while typing goes on. */
const pause = 300
const longest = 1_500
/** The server takes so many in one call (E-7.8-04). */
const most = 200
const retryAfter = [1_000, 2_000, 5_000, 10_000]
/** A server may ask for this much patience at most. */
const longestWait = 300_000

const isCell = (a: { scheduleUuid: string; userId: number }, scheduleUuid: string, userId: number) =>
  a.scheduleUuid === scheduleUuid && a.userId === userId

/**
 * Keeps writes until the server has answered for each: one batch at a time, in their order, the same batch with the same
 * ids again after a broken line. It lives in memory; a store on the disk of the device would be put behind `add`,
 * `answered` and `withdraw`.
 */
export function makePending({ send, answered, turnedDown, changed }: PendingOptions): Pending {
  let queue: Waiting[] = []
  let flying: MarkOperation[] = []
  let sending = false
  let attempts = 0
  let hindered: Hindrance | null = null
  let since: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void depart(), delay)
  }

  const depart = async (): Promise<void> => {
    clearTimeout(timer)
    if (sending) return
    if (flying.length === 0) take()
    if (flying.length === 0) return
    const batch = flying
    sending = true
    // Whatever goes wrong in a call, the writes are still here and leave again.
    const sent = await send(batch).catch((): Sent => ({ again: 'server' }))
    sending = false
    if ('again' in sent) return waitAfter(sent)

    const answeredIds = new Set('results' in sent ? sent.results.map(({ operationId }) => operationId) : [])
    flying = 'refused' in sent ? [] : batch.filter(({ operationId }) => !answeredIds.has(operationId))
    if ('refused' in sent) turnDown(batch, sent.refused)
    else settle(batch, sent.results)
    if (flying.length > 0) return waitAfter({ again: 'server' })
    attempts = 0
    hindered = null
    changed()
    if (queue.length > 0) schedule(0)
  }

  const waitAfter = ({ again, after }: { again: Hindrance; after?: number | undefined }) => {
    const own = retryAfter[Math.min(attempts++, retryAfter.length - 1)] ?? pause
    hindered = again
    schedule(Math.min(Math.max(after ?? 0, own), longestWait))
    changed()
  }

  /** Only writes whose base is known may leave: the rest wait for the answer to the one before them. */
  const take = () => {
    const leaving = queue.filter((operation) => operation.baseVersion !== null).slice(0, most)
    queue = queue.filter((operation) => !leaving.includes(operation))
    flying = leaving.flatMap(({ baseVersion, ...rest }) => (baseVersion === null ? [] : [{ ...rest, baseVersion }]))
    since = null
  }

  const settle = (batch: readonly MarkOperation[], results: readonly MarkResult[]) => {
    for (const operation of batch) {
      const result = results.find(({ operationId }) => operationId === operation.operationId)
      if (!result) continue
      const next = queue.find((one) => isCell(one, operation.scheduleUuid, operation.userId))
      // After a stale answer the later write was typed without seeing what stands now: a person has to choose.
      if (next && result.outcome === 'stale') queue = queue.filter((one) => one !== next)
      else if (next) replace(next, { ...next, baseVersion: result.current.version })
      const wanted = next && result.outcome === 'stale' ? { ...operation, ...valueOf(next) } : operation
      answered(wanted, result, Boolean(next) && result.outcome !== 'stale')
    }
  }

  const turnDown = (batch: readonly MarkOperation[], message: string) => {
    for (const operation of batch) {
      const next = unsent(operation.scheduleUuid, operation.userId)
      if (next) queue = queue.filter((one) => one !== next)
      turnedDown(next ? { ...operation, ...valueOf(next) } : operation, message)
    }
  }

  const replace = (before: Waiting, after: Waiting) => {
    queue = queue.map((one) => (one === before ? after : one))
  }

  const unsent = (scheduleUuid: string, userId: number) => queue.find((one) => isCell(one, scheduleUuid, userId))
  const isFlying = (scheduleUuid: string, userId: number) => flying.some((one) => isCell(one, scheduleUuid, userId))

  const add = (operation: Waiting) => {
    const before = unsent(operation.scheduleUuid, operation.userId)
    if (before) replace(before, { ...before, ...valueOf(operation), deviceAt: operation.deviceAt })
    else queue = [...queue, operation]
    since ??= performance.now()
    if (flying.length === 0) schedule(Math.max(0, Math.min(pause, since + longest - performance.now())))
    changed()
  }

  const withdraw = (operationId: string) => {
    queue = queue.filter((one) => one.operationId !== operationId)
    changed()
  }

  return {
    add,
    unsent,
    isFlying,
    withdraw,
    flush: () => {
      if (flying.length === 0 || attempts > 0) void depart()
    },
    count: () => ({ waiting: queue.length + flying.length, hindered }),
  }
}

const valueOf = ({ score, sign, comment }: Pick<Waiting, 'score' | 'sign' | 'comment'>) => ({ score, sign, comment })
