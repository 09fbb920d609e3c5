/**
 * One write that waits on this device. `slot` names what it is about: a later write of the same slot takes its place.
 * `base` is the version it was typed over; null while an earlier write of the slot has no answer yet.
 */
export type Entry<V> = {
  id: string
  slot: string
  /** Who typed it: it is sent in their name only. */
  owner: string | null
  base: number | null
  value: V
  /** When it was typed, by the clock of the device. */
  at: string
  /** The write that this one takes back. */
  undoes?: string | undefined
}

/** An entry that may leave: what it was typed over is known. */
export type Leaving<V> = Entry<V> & { base: number }

/** What the server said of one entry. `says` is the rest of its answer, for whoever typed it. */
export type Answer<S> = {
  id: string
  outcome: 'stored' | 'refused' | 'conflict'
  /** The version that stands now. */
  version: number
  says: S
}

/**
 * Why entries wait for another try: the line broke, the server is in trouble or has too much to do, the answer was none
 * of ours, or whoever typed is not signed in.
 */
export type Hindrance = 'line' | 'server' | 'busy' | 'answer' | 'session'

/**
 * What became of a batch. `after` is the wait in milliseconds that the server asked for. `apart` says that the reason may
 * lie in a single entry, so that smaller batches are tried before all are given back.
 */
export type Sent<S> =
  { answers: readonly Answer<S>[] } | { again: Hindrance; after?: number } | { refused: string; apart?: boolean }

/** Where the last write of a slot is. With `hasLeft` the server may know it, or one before it. */
export type Standing<V, S> =
  | { state: 'stored' }
  | { state: 'typed'; id: string; value: V; hasLeft: boolean }
  | { state: 'conflict' | 'refused'; trouble: Trouble<V, S> }

/** An entry that the server did not take; `answer` is null when the whole call was refused. */
export type Trouble<V, S> = { entry: Entry<V>; answer: Answer<S> | null; message: string | null }

/** The end of one entry. With a follower a later write of the slot is still on its way. */
export type Ending<V, S> = Trouble<V, S> & { hasFollower: boolean }
