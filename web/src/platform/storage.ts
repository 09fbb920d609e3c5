import { useSyncExternalStore } from 'react'
import type { z } from 'zod'

/** A value outside React that components can watch. */
export type Store<T> = { get: () => T; set: (next: T) => void; subscribe: (listener: () => void) => () => void }

export function store<T>(start: T): Store<T> {
  let current = start
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(next, current)) return
      current = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The present value of a store; the component draws itself again when it changes. */
export const useStore = <T>({ get, subscribe }: Store<T>): T => useSyncExternalStore(subscribe, get, get)

type Form<T> = { read: (raw: string | null) => T; write: (value: T) => string | null }

/**
 * A store that survives a reload. Other tabs see its changes, also a tab that was suspended and missed the event.
 */
function kept<T>(key: string, { read, write }: Form<T>, place: () => Storage): Store<T> {
  const inner = store(read(rawOf(place, key)))
  const again = () => inner.set(read(rawOf(place, key)))
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) again()
  })
  globalThis.addEventListener?.('pageshow', (event) => event.persisted && again())
  return {
    ...inner,
    set: (next) => {
      keep(place, key, write(next))
      inner.set(next)
    },
  }
}

// Private windows and full disks refuse storage: the value then lives until the reload.
function rawOf(place: () => Storage, key: string): string | null {
  try {
    return place().getItem(key)
  } catch {
    return null
  }
}

function keep(place: () => Storage, key: string, raw: string | null): void {
  try {
    if (raw === null) place().removeItem(key)
    else place().setItem(key, raw)
  } catch {
    return
  }
}

const asText: Form<string | null> = { read: (raw) => raw, write: (value) => value }

function asJson<S extends z.ZodType>(schema: S, otherwise: z.output<S>): Form<z.output<S>> {
  const read = (raw: string | null) => {
    const parsed = schema.safeParse(jsonOf(raw))
    return parsed.success ? parsed.data : otherwise
  }
  return { read, write: (value) => JSON.stringify(value) }
}

function jsonOf(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** A plain text under `key` of local storage. */
export const rememberedText = (key: string): Store<string | null> => kept(key, asText, () => localStorage)

/** A value under `key` of local storage; anything that does not fit `schema` reads as `otherwise`. */
export const remembered = <S extends z.ZodType>(key: string, schema: S, otherwise: z.output<S>) =>
  kept(key, asJson(schema, otherwise), () => localStorage)

/** A plain text under `key` of session storage: it ends with the tab. */
export const rememberedInTab = (key: string): Store<string | null> => kept(key, asText, () => sessionStorage)

/** A value under `key` of session storage; anything that does not fit `schema` reads as `otherwise`. */
export const rememberedJsonInTab = <S extends z.ZodType>(key: string, schema: S, otherwise: z.output<S>) =>
  kept(key, asJson(schema, otherwise), () => sessionStorage)
