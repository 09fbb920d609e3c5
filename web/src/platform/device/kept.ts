import { clear, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'
import { pageStore } from './page-store.ts'

/** What the server answered to a read, as it came over the wire, and when, in milliseconds. */
export type Kept = { data: unknown; at: number }

/** In whose name a read was made, and which. */
export type KeptKey = { owner: string; hash: string }

const longest = 30 * 24 * 60 * 60 * 1000
/** A teacher's week with all journals is some sixty reads. */
const most = 300

const database = 'qalam-reads'
/** A database of the browser that does not answer in so many milliseconds is done without: no page waits for it for ever. */
const patience = 2_000

let opened: UseStore | undefined

export const canKeep = (): boolean => typeof indexedDB !== 'undefined'

function storeOf(): UseStore | null {
  if (!canKeep()) return null
  opened ??= pageStore(database, 'reads')
  return opened
}

/** A private window or a full disk keeps nothing: the page then needs the network as before. */
async function tried<T>(act: (store: UseStore) => Promise<T>): Promise<T | null> {
  const store = storeOf()
  if (!store) return null
  const silence = Promise.withResolvers<null>()
  const timer = setTimeout(() => {
    // The next read opens it anew.
    opened = undefined
    silence.resolve(null)
  }, patience)
  return Promise.race([act(store).catch(() => null), silence.promise]).finally(() => clearTimeout(timer))
}

const keyOf = ({ owner, hash }: KeptKey): string => `${owner} ${hash}`

export const keepRead = (place: KeptKey, data: unknown, at: number = Date.now()): Promise<unknown> =>
  tried((store) => set(keyOf(place), { data, at } satisfies Kept, store))

/** What this person read here before; nobody else's is ever answered. */
export async function keptRead(place: KeptKey): Promise<Kept | null> {
  const kept = await tried((store) => get<Kept>(keyOf(place), store))
  return kept && Date.now() - kept.at < longest ? kept : null
}

export const dropRead = (place: KeptKey): Promise<unknown> => tried((store) => delMany([keyOf(place)], store))

/** Whoever leaves takes with them all that was read in their name. No database is made only to be emptied. */
export async function forgetReads(): Promise<void> {
  if (opened || (await isMade())) await tried((store) => clear(store))
}

/** A browser that cannot list its databases may have one. */
async function isMade(): Promise<boolean> {
  if (!canKeep()) return false
  const all = await indexedDB.databases?.().catch(() => null)
  return !all || all.some(({ name }) => name === database)
}

/** The oldest reads make room when there are too many. */
export const thinReads = (): Promise<unknown> =>
  tried(async (store) => {
    if ((await keys(store)).length <= most) return
    const all = await entries<string, Kept>(store)
    const oldest = all.toSorted(([, a], [, b]) => a.at - b.at).slice(0, all.length - most / 2)
    await delMany(
      oldest.map(([key]) => key),
      store,
    )
  })
