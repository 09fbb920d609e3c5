import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Device } from './device.ts'
import type { Entry, Leaving } from './entry.ts'
import { keptDevice } from './kept.ts'
import { leftoverQueues } from './leftovers.ts'
import { makeOutbox } from './outbox.ts'

/** The locks of a browser: those of a page go with it. */
function browser() {
  const held = new Map<string, number>()
  let pages = 0
  const openPage = () => {
    const page = ++pages
    const locks = {
      query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
      request: async (name: string, work: () => unknown) => {
        held.set(name, page)
        const done = await work()
        held.delete(name)
        return done
      },
    }
    const end = () => {
      for (const [name, of] of held) if (of === page) held.delete(name)
    }
    return { locks: locks as unknown as LockManager, end }
  }
  return { openPage }
}

let names = 0
const newName = () => `test-${++names}`
const entry = (id: string, more: Partial<Entry<number>> = {}): Entry<number> => ({
  ...{ id, slot: id, owner: 'me', base: 0, value: 5, at: `2026-11-18T04:10:0${id.length}.000Z` },
  ...more,
})
const idsOf = async (device: Device<number>) => (await device.load()).map(({ id }) => id)

test('what a page that is gone could not bring home is taken over by the next, oldest first', async () => {
  const { openPage } = browser()
  const name = newName()
  const first = openPage()
  const device = keptDevice<number>(name, first.locks)
  await device.load()
  await device.keep(entry('bb'))
  await device.keep(entry('a'))
  await device.keep(entry('gone'))
  await device.drop('gone')
  first.end()

  const next = keptDevice<number>(name, openPage().locks)
  expect(await idsOf(next)).toEqual(['a', 'bb'])
  expect(leftoverQueues()).toContain(name)
  await next.drop('a')
  await next.drop('bb')
  expect(leftoverQueues()).not.toContain(name)
})

test('another tab that lives keeps its own, and of two new ones only one takes over', async () => {
  const { openPage } = browser()
  const name = newName()
  const first = openPage()
  const device = keptDevice<number>(name, first.locks)
  await device.load()
  await device.keep(entry('a'))
  const second = keptDevice<number>(name, openPage().locks)
  expect(await idsOf(second)).toEqual([])

  first.end()
  const third = openPage().locks
  expect(await idsOf(keptDevice<number>(name, third))).toEqual(['a'])
  expect(await idsOf(keptDevice<number>(name, openPage().locks))).toEqual([])
})

test('a later write of a slot comes after the one that it waits for', async () => {
  const { openPage } = browser()
  const name = newName()
  const first = openPage()
  const device = keptDevice<number>(name, first.locks)
  await device.load()
  const at = '2026-11-18T04:10:00.000Z'
  await device.keep(entry('next', { slot: 's', base: null, at }))
  await device.keep(entry('first', { slot: 's', at }))
  first.end()
  expect(await idsOf(keptDevice<number>(name, openPage().locks))).toEqual(['first', 'next'])
})

test('a mark whose page dies before the answer leaves again under the same id, and whoever looks is told', async () => {
  const { openPage } = browser()
  const name = newName()
  const sent: Leaving<number>[] = []
  const outboxOn = (locks: LockManager, isLost: boolean) =>
    makeOutbox<number, null>({
      send: async (entries) => {
        sent.push(...entries)
        if (isLost) return { again: 'line' }
        return { answers: entries.map(({ id, base }) => ({ id, outcome: 'stored', version: base + 1, says: null })) }
      },
      who: () => 'me',
      most: 200,
      device: keptDevice<number>(name, locks),
    })
  const first = openPage()
  outboxOn(first.locks, true).put({ slot: 's', owner: 'me', value: 8, base: 0 })
  await expect.poll(() => sent.length).toBe(1)
  first.end()

  const second = outboxOn(openPage().locks, false)
  const arrived = new Promise((resolve) => second.arrived(() => resolve(second.at('me', 's'))))
  expect(await arrived).toMatchObject({ state: 'typed', value: 8 })
  await expect.poll(() => second.count('me').waiting).toBe(0)
  expect(sent.at(-1)?.id).toBe(sent[0]?.id)
  await expect.poll(() => leftoverQueues()).not.toContain(name)
})
