import type { UseStore } from 'idb-keyval'

/**
 * A store of the browser for `idb-keyval`, whose every transaction is told at once that nothing more comes. WebKit parks a
 * page that is left as it stood: a transaction that waits for its next request would hold up the database for all pages
 * after it, until the browser is closed. One that is told goes through without its page.
 */
export function pageStore(database: string, name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined

  const open = (): Promise<IDBDatabase> => {
    if (opened) return opened
    const opening = new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database)
      request.onupgradeneeded = () => void request.result.createObjectStore(name)
      request.onerror = () => reject(request.error ?? new Error(`${database} cannot be opened`))
      request.onsuccess = () => {
        // A browser that has closed the connection by itself says so: the next use opens another.
        request.result.onclose = () => (opened = undefined)
        resolve(request.result)
      }
    })
    opening.catch(() => (opened = undefined))
    return (opened = opening)
  }
  return (mode, act) =>
    open().then((db) => {
      const transaction = db.transaction(name, mode)
      const done = act(transaction.objectStore(name))
      transaction.commit()
      return done
    })
}
