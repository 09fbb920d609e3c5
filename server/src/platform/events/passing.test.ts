import { passingEvent } from '@qalam/contract/kernel/event.ts'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { now, test } from '#platform/testing/school.ts'
import { type StoredEvent, storeEvent } from './outbox.ts'
import { hearPassing } from './passing.ts'

const nodded = passingEvent('nodded', z.object({ userId: z.int(), words: z.string().optional() }), {
  person: ({ userId }) => userId,
})
const soon = { timeout: 10_000, interval: 200 }

test('what passes is heard by another process, also after its connection broke, and stands nowhere', async ({
  school,
}) => {
  const heard: StoredEvent[] = []
  const hearing = hearPassing(school.house.url, (event) => void heard.push(event))
  onTestFinished(() => hearing.stop())
  const nod = async () => {
    await storeEvent(school.house.served, nodded, school.id, { userId: 7 }, now)
    return heard.length > 0
  }
  await expect.poll(nod, soon).toBe(true)
  expect(heard[0]).toMatchObject({ name: nodded.name, schoolId: school.id, data: { userId: 7 }, at: now })

  await school.house.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`)
  heard.length = 0
  await expect.poll(nod, soon).toBe(true)
  // More than the database carries, and what is nothing of ours, are told to nobody and break nothing.
  await storeEvent(school.house.served, nodded, school.id, { userId: 7, words: 'x'.repeat(8_000) }, now)
  await school.house.pool.query(`select pg_notify('qalam_passing', 'not of ours')`)
  const { rows } = await school.house.pool.query('select from outbox where name = $1', [nodded.name])
  expect(rows).toEqual([])
})
