import { uuid } from '../http/ids.ts'
import { type Device, memoryDevice } from './device.ts'
import type { Answer, Ending, Entry, Hindrance, Leaving, Sent, Standing, Trouble } from './entry.ts'
import { delayOf, patience, pauseAfter } from './pace.ts'
import { makeQueue } from './queue.ts'
import { keeping } from './unkept.ts'

export type OutboxOptions<V, S> = {
  /** May fail in any way: what it carries leaves again. */
  send: (entries: readonly Leaving<V>[], signal: AbortSignal) => Promise<Sent<S>>
  /** Who is signed in. */
  who: () => string | null
  /** The server takes so many in one call. */
  most: number
  /** What goes in one call: writes of another call wait for the next one. All go together when it is left out. */
  callOf?: (value: V) => string
  device?: Device<V>
  id?: () => string
  now?: () => string
  /** From 0 to 1: how far the waits of this device lie apart from those of others. */
  spread?: () => number
}

/** `waiting` slots are on this device only; `hindered` says why the last try failed, null while all goes well. */
export type Count = { waiting: number; hindered: Hindrance | null }

type Draft<V> = Pick<Entry<V>, 'slot' | 'owner' | 'value' | 'undoes'> & { base: number }

export type Outbox<V, S> = ReturnType<typeof makeOutbox<V, S>>

/** Calls everybody, and lets nobody's fault stop the queue. */
function tellAll<T>(listeners: Iterable<(said: T) => void>, said: T): void {
  for (const listener of listeners) {
    try {
      listener(said)
    } catch (fault) {
      reportError(fault)
    }
  }
}

const watched = <T>() => {
  const listeners = new Set<(said: T) => void>()
  const listen = (listener: (said: T) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { listen, tell: (said: T) => tellAll(listeners, said) }
}

/**
 * The queue of one kind of writes. It keeps each until the server has answered for it, and sends in batches, one call at a
 * time, with the same ids again after a failure. No answer can stop it: what is not understood is another try with a
 * reason to be seen.
 */
export function makeOutbox<V, S>(options: OutboxOptions<V, S>) {
  const { send, who, most, callOf, device = memoryDevice(), id = uuid, spread = Math.random } = options
  const now = options.now ?? (() => new Date().toISOString())
  const queue = makeQueue<V>()
  const troubles = new Map<string, Trouble<V, S>>()
  const changes = watched<void>()
  const endings = watched<Ending<V, S>>()
  const arrivals = watched<void>()
  let sending = false
  let attempts = 0
  let hindered: Hindrance | null = null
  let limit = most
  let since: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  // The queue in memory goes on without the device; what the device refused is counted.
  const onDevice = keeping(() => changes.tell())
  const keep = (entry: Entry<V>) => onDevice.keep(entry.id, device.keep(entry))
  const drop = (gone: string) => {
    onDevice.drop(gone)
    void device.drop(gone).catch(() => undefined)
  }
  const troubleKey = (owner: string | null, slot: string) => `${owner ?? ''} ${slot}`

  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void depart(), delay)
  }

  const depart = async (): Promise<void> => {
    if (sending) return
    clearTimeout(timer)
    since = null
    const batch = queue.leaving(who(), limit, callOf)
    if (batch.length === 0) return rest()
    sending = true
    const sent = await answerTo(batch)
    sending = false
    try {
      digest(sent, batch)
    } catch (fault) {
      reportError(fault)
      waitAfter({ again: 'answer' }, batch)
    }
  }

  const digest = (sent: Sent<S>, batch: readonly Leaving<V>[]): void => {
    if ('again' in sent) return waitAfter(sent, batch)
    if ('refused' in sent && sent.apart && batch.length > 1) {
      limit = Math.ceil(batch.length / 2)
      return schedule(0)
    }
    const isWhole = 'refused' in sent ? refuse(batch, sent.refused) : settle(batch, sent.answers)
    if (!isWhole) return waitAfter({ again: 'answer' }, batch)
    if ('answers' in sent) limit = most
    attempts = 0
    hindered = null
    changes.tell()
    if (queue.ownedBy(who()).length > 0) schedule(0)
  }

  const rest = () => {
    attempts = 0
    hindered = null
    changes.tell()
  }

  /** Whatever goes wrong in a call, even no end at all, is one of the answers that are known here. */
  const answerTo = async (batch: readonly Leaving<V>[]): Promise<Sent<S>> => {
    const stop = new AbortController()
    let alarm: ReturnType<typeof setTimeout> | undefined
    const overdue = new Promise<Sent<S>>((give) => {
      alarm = setTimeout(() => {
        give({ again: 'line' })
        stop.abort()
      }, patience)
    })
    const tried = async () => send(batch, stop.signal)
    const answer = await Promise.race([tried().catch((): Sent<S> => ({ again: 'answer' })), overdue])
    clearTimeout(alarm)
    return answer
  }

  const waitAfter = ({ again, after = 0 }: { again: Hindrance; after?: number }, batch: readonly Leaving<V>[]) => {
    hindered = again
    // One entry that the server cannot bear shall not hold up the others for ever.
    if (attempts >= 2 && (again === 'server' || again === 'answer')) {
      limit = Math.max(1, Math.ceil(batch.length / 2))
      const [only, ...others] = batch
      if (only && others.length === 0) queue.putLast(only)
    }
    schedule(delayOf(attempts++, after, spread()))
    changes.tell()
  }

  /** Tells whether every entry of the batch was answered. */
  const settle = (batch: readonly Leaving<V>[], answers: readonly Answer<S>[]): boolean => {
    const byId = new Map(answers.map((answer) => [answer.id, answer]))
    for (const entry of batch) {
      const answer = byId.get(entry.id)
      if (!answer) continue
      if (answer.outcome === 'conflict') {
        giveBack(entry, answer, null)
        continue
      }
      const next = queue.answered(entry, answer.version)
      if (next) keep(next)
      if (answer.outcome === 'refused' && !next)
        troubles.set(troubleKey(entry.owner, entry.slot), { entry, answer, message: null })
      else drop(entry.id)
      endings.tell({ entry, answer, message: null, hasFollower: next !== null })
    }
    return batch.every((entry) => byId.has(entry.id))
  }
  const refuse = (batch: readonly Leaving<V>[], message: string): boolean => {
    for (const entry of batch) giveBack(entry, null, message)
    return true
  }
  const giveBack = (entry: Entry<V>, answer: Answer<S> | null, message: string | null) => {
    const { wanted, dropped } = queue.turnedDown(entry)
    if (dropped) drop(dropped)
    keep(wanted)
    const trouble = { entry: wanted, answer, message }
    troubles.set(troubleKey(entry.owner, entry.slot), trouble)
    endings.tell({ ...trouble, hasFollower: false })
  }

  void device.load().then(
    (left) => {
      left.forEach(queue.restore)
      if (left.length === 0) return
      arrivals.tell()
      changes.tell()
      schedule(0)
    },
    () => undefined,
  )

  const resolve = (owner: string | null, slot: string) => {
    const trouble = troubles.get(troubleKey(owner, slot))
    if (!trouble) return
    troubles.delete(troubleKey(owner, slot))
    drop(trouble.entry.id)
  }

  return {
    /** Takes a write in and tells its id. */
    put: ({ slot, owner, value, base, undoes }: Draft<V>): string => {
      resolve(owner, slot)
      const entry = queue.put({
        id: id(),
        slot,
        owner,
        value,
        base,
        at: now(),
        ...(undoes !== undefined && { undoes }),
      })
      keep(entry)
      since ??= performance.now()
      if (!sending && hindered === null) schedule(pauseAfter(performance.now() - since))
      changes.tell()
      return entry.id
    },
    /** Takes back a write that has not left. */
    withdraw: (owner: string | null, slot: string): void => {
      const gone = queue.withdraw({ owner, slot })
      if (gone === null) return
      drop(gone)
      changes.tell()
    },
    /** A person goes and gives up what waits here; the server may know some of it already. */
    forget: (owner: string | null): void => {
      queue.forget(owner).forEach(drop)
      changes.tell()
    },
    at: (owner: string | null, slot: string): Standing<V, S> => {
      const line = queue.lineAt({ owner, slot })
      if (line) {
        const last = line.next ?? line.first
        return { state: 'typed', id: last.id, value: last.value, hasLeft: line.hasLeft }
      }
      const trouble = troubles.get(troubleKey(owner, slot))
      if (!trouble) return { state: 'stored' }
      return { state: trouble.answer?.outcome === 'conflict' ? 'conflict' : 'refused', trouble }
    },
    /** The last write of each slot that waits here for a person. */
    waitingFor: (owner: string | null): readonly Entry<V>[] => queue.ownedBy(owner),
    troublesOf: (owner: string | null): Trouble<V, S>[] =>
      [...troubles.values()].filter(({ entry }) => entry.owner === owner),
    /** A person has decided about what was not taken. */
    resolve,
    /** Sends now what waits, without the pause. */
    flush: () => void depart(),
    count: (owner: string | null): Count => {
      const waiting = queue.ownedBy(owner).length
      if (waiting === 0) return { waiting, hindered: null }
      return { waiting, hindered: owner === who() ? hindered : 'session' }
    },
    /** All that would be lost or late with this page, whoever typed it: what waits, and what the device did not keep. */
    size: () => Math.max(queue.size(), onDevice.size()),
    watch: changes.listen,
    /** Hears that what an earlier page left waits here now. */
    arrived: arrivals.listen,
    /** Hears how each entry ended. */
    hear: endings.listen,
  }
}
