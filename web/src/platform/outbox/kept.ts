import { delMany, entries, set, type UseStore } from 'idb-keyval'
import { pageStore } from '../device/page-store.ts'
import { uuid } from '../http/ids.ts'
import { type Device, memoryDevice } from './device.ts'
import type { Entry } from './entry.ts'
import { noteLeftovers } from './leftovers.ts'

/** An entry and the page of the browser that it was typed on. */
type Kept<V> = { page: string; entry: Entry<V> }

/** The part of the browser's locks that is used: what a page holds is let go when it ends, however it ends. */
type Locks = Pick<LockManager, 'request' | 'query'>

/**
 * A device that survives a reload, a crash and a dead battery: IndexedDB. Each page keeps its own entries and holds a lock
 * as long as it lives. A new page takes over those of pages that are gone, never those of another tab, which may still
 * change them. Where the browser has no such store or refuses it, what is typed lives as long as its page.
 */
export function keptDevice<V>(name: string, locks: Locks | undefined = globalThis.navigator?.locks): Device<V> {
  if (typeof indexedDB === 'undefined' || !locks) return memoryDevice()
  const store = pageStore(`qalam-${name}`, 'entries')
  const page = uuid()
  const own = new Set<string>()
  const alive = hold(locks, lockOf(name, page))

  return {
    load: async () => {
      await alive
      const left = await locks.request(`${name} takes over`, () => takeOver<V>(store, locks, { name, page }))
      for (const { id } of left) own.add(id)
      noteLeftovers(name, (await entries(store)).length > 0)
      return left
    },
    keep: async (entry) => {
      own.add(entry.id)
      noteLeftovers(name, true)
      await set(entry.id, { page, entry } satisfies Kept<V>, store)
    },
    drop: async (id) => {
      own.delete(id)
      await delMany([id], store)
      if (own.size === 0) noteLeftovers(name, (await entries(store)).length > 0)
    },
  }
}

const lockOf = (name: string, page: string): string => `${name} of ${page}`

/** Resolves when the lock is held; it is let go with the page. */
const hold = (locks: Locks, lock: string): Promise<void> =>
  new Promise((resolve, reject) => {
    locks
      .request(lock, () => {
        resolve()
        return new Promise(() => {})
      })
      .catch(reject)
  })

type Whose = { name: string; page: string }

/** The entries of pages that are gone, oldest first; they are this page's from now on. */
async function takeOver<V>(store: UseStore, locks: Locks, { name, page }: Whose): Promise<Entry<V>[]> {
  const { held = [] } = await locks.query()
  const living = new Set(held.map((lock) => lock.name))
  const all = await entries<string, Kept<V>>(store)
  const left = all.map(([, kept]) => kept).filter((kept) => !living.has(lockOf(name, kept.page)))
  for (const { entry } of left) await set(entry.id, { page, entry } satisfies Kept<V>, store)
  return left.map(({ entry }) => entry).toSorted(inOrder)
}

/** By the clock; what waits for an earlier write of its slot comes after it. */
const inOrder = (a: Entry<unknown>, b: Entry<unknown>): number =>
  a.at === b.at ? Number(a.base === null) - Number(b.base === null) : a.at < b.at ? -1 : 1
