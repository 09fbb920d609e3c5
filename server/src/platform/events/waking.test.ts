import { passingEvent } from '@qalam/contract/kernel/event.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import { type House, now, test } from '../testing/school.ts'
import { makeFeed } from './feed.ts'
import { type StoredEvent, storeEvent, storeEvents } from './outbox.ts'
import { openWaking } from './waking.ts'

/** A process that never looks by itself. */
async function processOf({ db, url }: House) {
  const heard: string[] = []
  const passed: StoredEvent[] = []
  let looks = 0
  const feed = makeFeed(db, { hear: ({ name }) => heard.push(name), missed: () => heard.push('missed') })
  await feed.read()
  const look = async () => {
    looks++
    await feed.read()
  }
  const waking = await openWaking(db, url, { look, pass: (event) => void passed.push(event) })
  const announce = async (name: string) => {
    feed.publish(await storeEvents(db, [{ name, schoolId: 1, data: {} }], now))
    waking.call()
  }
  return { heard, passed, announce, looks: () => looks, stop: waking.stop }
}

test('what one process has committed the others hear at once, and the writer does not look', async ({ house }) => {
  const [writer, reader] = [await processOf(house), await processOf(house)]
  const names = Array.from({ length: 30 }, (_, n) => `a${n}`)
  for (const name of names) await writer.announce(name)
  await expect.poll(() => reader.heard).toEqual(names)
  expect(writer.heard).toEqual(names)
  expect(writer.looks()).toBe(0)
  expect(reader.looks()).toBeLessThan(names.length)
  for (const each of [writer, reader]) await each.stop()
})

test('a line that the database cut is opened again', { timeout: 15_000 }, async ({ house }) => {
  const [writer, reader] = [await processOf(house), await processOf(house)]
  await house.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  const listening = async () => {
    const { rowCount } = await house.pool.query(
      `select from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    return rowCount
  }
  await expect.poll(listening, { timeout: 10_000 }).toBe(2)
  await writer.announce('after the cut')
  await expect.poll(() => reader.heard).toEqual(['after the cut'])
  for (const each of [writer, reader]) await each.stop()
})

const nodded = passingEvent('nodded', z.object({ userId: z.int(), words: z.string().default('') }), {
  person: ({ userId }) => userId,
})

test('what passes is heard by another process and stands nowhere', async ({ house }) => {
  const reader = await processOf(house)
  const nod = (userId: number, words = '') => storeEvent(house.db, nodded, 1, { userId, words }, now)
  // More than the database carries, and what is nothing of ours, are told to nobody and break nothing.
  await nod(6, 'x'.repeat(8_000))
  await house.pool.query(`select pg_notify('qalam_passing', 'not of ours')`)
  await nod(7)
  await expect.poll(() => reader.passed).toMatchObject([{ name: 'nodded', schoolId: 1, data: { userId: 7 }, at: now }])
  expect(reader.heard).toEqual([])
  expect((await house.pool.query(`select from outbox where name = 'nodded'`)).rows).toEqual([])
  await reader.stop()
})
