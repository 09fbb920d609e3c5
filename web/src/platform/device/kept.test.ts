import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const place = { owner: '7', hash: 'week' }

/** The device of a browser that was never here. */
async function newDevice() {
  const databases = new IDBFactory()
  vi.stubGlobal('indexedDB', databases)
  vi.resetModules()
  return { databases, ...(await import('./kept.ts')) }
}

test('a database that never answers is done without, and is asked anew the next time', async () => {
  const { keepRead, keptRead } = await newDevice()
  await keepRead(place, ['Algebra'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest)
  const read = keptRead(place)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await read).toBeNull()

  silent.mockRestore()
  expect((await keptRead(place))?.data).toEqual(['Algebra'])
})

test('whoever leaves a device that keeps nothing makes no database on it', async () => {
  const { databases, forgetReads } = await newDevice()
  await forgetReads()
  expect(await databases.databases()).toEqual([])
})

test('whoever leaves takes what was kept, also what another page has kept', async () => {
  const { databases, keepRead } = await newDevice()
  await keepRead(place, ['Algebra'])
  vi.resetModules()
  const { forgetReads, keptRead } = await import('./kept.ts')
  expect(await databases.databases()).toHaveLength(1)
  await forgetReads()
  expect(await keptRead(place)).toBeNull()
})
