import { useEffect, useState, useSyncExternalStore } from 'react'

export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
type Stored<V> = { value: V; version: number }

type Storing<V> = {
  /** Stores a value over a version and answers the new one. */
  save: (value: V, version: number) => Promise<number>
  /** What stands there by now, when the refusal says that somebody else wrote; null for any other failure. */
  conflictOf: (failure: unknown) => Stored<V> | null
  /** Milliseconds of rest after which what was typed is stored. */
  delay?: number
}

/** Pauses before the next try, in milliseconds; the last one stays. */
const pauses = [2_000, 5_000, 15_000, 30_000]

/**
 * Stores what is typed once the typing rests, one write at a time, each over the version of the one before. A failure is
 * tried again by itself; what somebody else wrote stops the storing until a person chooses.
 */
export function autosaver<V>(begun: Stored<V>, { save, conflictOf, delay = 1_000 }: Storing<V>) {
  const textOf = (value: V) => JSON.stringify(value)
  let [typed, base, baseText] = [begun.value, begun.version, textOf(begun.value)]
  let state: Saving = 'saved'
  let theirs: Stored<V> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const listeners = new Set<() => void>()

  const become = (next: Saving) => {
    state = next
    for (const listener of listeners) listener()
  }
  const later = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void store(), pause)
  }
  const isDirty = () => textOf(typed) !== baseText

  async function store(): Promise<void> {
    clearTimeout(timer)
    if (state === 'saving' || state === 'conflict' || !isDirty()) return
    const sent = typed
    become('saving')
    try {
      base = await save(sent, base)
      baseText = textOf(sent)
      failures = 0
      become(isDirty() ? 'waiting' : 'saved')
      if (isDirty()) later(delay)
    } catch (failure) {
      theirs = conflictOf(failure)
      become(theirs ? 'conflict' : 'failed')
      if (!theirs) later(pauses[Math.min(failures++, pauses.length - 1)] ?? delay)
    }
  }

  /** The stored side is theirs by now, whoever's value is kept. */
  const settle = (): V | null => {
    if (!theirs) return null
    const { value, version } = theirs
    base = version
    baseText = textOf(value)
    theirs = null
    return value
  }

  return {
    get: () => state,
    theirs: () => theirs,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type: (value: V) => {
      typed = value
      if (state === 'saving' || state === 'conflict') return
      if (!isDirty()) {
        clearTimeout(timer)
        return become('saved')
      }
      if (state !== 'failed') become('waiting')
      later(delay)
    },
    /** Stores at once what is left, as on leaving the page. */
    flush: store,
    isDirty,
    /** Stores what is typed here over theirs. */
    keepMine: () => {
      settle()
      become('waiting')
      void store()
    },
    /** Gives up what is typed here; the answer is what the form shows from now on. */
    takeTheirs: (): V | null => {
      const value = settle()
      if (value !== null) typed = value
      become('saved')
      return value
    },
  }
}

/**
 * `autosaver` for a page: leaving it, by a link or with the tab, stores what is left. `save` and `conflictOf` are those of
 * the first drawing, as a command and a function of the module are.
 */
export function useAutosave<V>({ value, version, ...storing }: Stored<V> & Storing<V>) {
  const [saver] = useState(() => autosaver<V>({ value, version }, storing))
  const state = useSyncExternalStore(saver.subscribe, saver.get)

  useEffect(() => saver.type(value), [saver, value])
  useEffect(() => {
    const leave = () => void saver.flush()
    const ask = (event: BeforeUnloadEvent) => saver.isDirty() && event.preventDefault()
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', ask)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', ask)
    }
  }, [saver])

  return { state, theirs: saver.theirs(), keepMine: saver.keepMine, takeTheirs: saver.takeTheirs }
}
