import { store, useStore } from '../storage.ts'

/** The reads that are shown as the device kept them, by their hash, and when the server gave each of them. */
const shown = store<ReadonlyMap<string, number>>(new Map())

export const readsFromDevice = (): string[] => [...shown.get().keys()]

export function showsKept(hash: string, at: number): void {
  if (shown.get().get(hash) !== at) shown.set(new Map([...shown.get(), [hash, at]]))
}

export function showsFresh(hash: string): void {
  if (shown.get().has(hash)) shown.set(new Map([...shown.get()].filter(([other]) => other !== hash)))
}

export const showsNothing = (): void => shown.set(new Map())

/** When the oldest of what is shown was read; null while everything came from the server. */
export function useShownSince(): number | null {
  const times = [...useStore(shown).values()]
  return times.length > 0 ? Math.min(...times) : null
}
