import 'fake-indexeddb/auto'
import { entries, get, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { pageStore } from './page-store.ts'

test('what is kept is found by the next page, and every transaction is told that nothing more comes', async () => {
  const told = vi.spyOn(IDBTransaction.prototype, 'commit')
  await set('week', ['Algebra'], pageStore('of-pages', 'reads'))
  const next = pageStore('of-pages', 'reads')
  expect(await get('week', next)).toEqual(['Algebra'])
  expect(await entries(next)).toEqual([['week', ['Algebra']]])
  expect(told).toHaveBeenCalledTimes(3)
})

test('a connection that the browser has closed is opened anew', async () => {
  const opened = vi.spyOn(indexedDB, 'open')
  const store = pageStore('closed-by-itself', 'reads')
  await set('week', 1, store)
  const { result } = opened.mock.results[0]?.value as IDBOpenDBRequest
  result.close()
  result.onclose?.(new Event('close'))
  expect(await get('week', store)).toBe(1)
})

test('a database that cannot be opened is tried again the next time', async () => {
  const store = pageStore('refused-once', 'reads')
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new Error('a private window')
  })
  await expect(set('week', 1, store)).rejects.toThrow('a private window')
  await set('week', 2, store)
  expect(await get('week', store)).toBe(2)
})
