import { event } from '@qalam/contract/kernel/event.ts'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { type House, now, test } from '../testing/school.ts'
import { type Listener, listener, subscribe, work } from './listeners.ts'
import { storeEvent } from './outbox.ts'

const opened = event('room.opened', z.object({ number: z.string() }), {})
const closed = event('room.closed', z.object({ number: z.string() }), {})
const open = (db: Db, number: string) => storeEvent(db, opened, 1, { number }, now)
const silent = () => {}

/** Lets these listeners alone act in a house. */
async function only(house: House, ...listeners: Listener[]) {
  await subscribe(house.db, listeners)
  onTestFinished(() => subscribe(house.db, []))
  const tasks = async () => {
    const { rows } = await sql<{ listener: string; attempts: number }>`select listener, attempts from outbox_task
      order by outbox_id`.execute(house.db)
    return rows
  }
  return { tasks, work: (complain: (error: unknown) => void = silent) => work(house.db, listeners, complain) }
}

test('each listener acts once on an event that it wants, whoever stored it', async ({ house }) => {
  const [ledger, notices]: string[][] = [[], []]
  const { work, tasks } = await only(
    house,
    listener('ledger', opened, async (_db, { number }) => void ledger?.push(number)),
    listener('notices', opened, async (_db, { number }) => void notices?.push(number)),
  )
  await open(house.db, '101')
  await storeEvent(house.db, closed, 1, { number: '102' }, now)
  await work()
  await work()
  expect([ledger, notices]).toEqual([['101'], ['101']])
  expect(await tasks()).toEqual([])
})

test('of two processes that work at one moment one acts on each event', async ({ house }) => {
  const acted: string[] = []
  const { work } = await only(
    house,
    listener('ledger', opened, async (_db, { number }) => void acted.push(number)),
  )
  const numbers = Array.from({ length: 20 }, (_, index) => `${index}`)
  for (const number of numbers) await open(house.db, number)
  await Promise.all([work(), work(), work()])
  expect(acted.toSorted()).toEqual(numbers.toSorted())
})

test('of many tasks that are due each is acted on, however the database looks for the next one', async ({ house }) => {
  const acted: string[] = []
  const listeners = [listener('ledger', opened, async (_db, { number }) => void acted.push(number))]
  await only(house, ...listeners)
  for (const number of ['101', '102', '103']) await open(house.db, number)
  await house.db.connection().execute(async (db) => {
    // The planner comes upon such a plan by itself where a table has just grown or was just emptied.
    const ways = ['material', 'hashagg', 'sort', 'hashjoin', 'mergejoin'].map((way) => `enable_${way}`)
    await sql.raw(`discard plans; ${ways.map((way) => `set ${way} = off`).join('; ')}`).execute(db)
    await work(db, listeners, silent)
    await sql.raw(`discard plans; ${ways.map((way) => `reset ${way}`).join('; ')}`).execute(db)
  })
  expect(acted).toEqual(['101', '102', '103'])
})

test('what is written for an event stands and falls with its being done', async ({ house, school }) => {
  let isBroken = true
  const { work, tasks } = await only(
    house,
    listener('rooms', opened, async (db, { number }) => {
      await db.insertInto('cabinet').values({ school_id: school.id, number }).execute()
      if (isBroken) throw new Error('the process ends here')
    }),
  )
  const count = async () => {
    const rows = await house.db.selectFrom('cabinet').select('number').where('school_id', '=', school.id).execute()
    return rows.filter(({ number }) => number === 'E1').length
  }
  await open(house.db, 'E1')
  await work()
  expect([await count(), await tasks()]).toEqual([0, [{ listener: 'rooms', attempts: 1 }]])

  isBroken = false
  await sql`update outbox_task set due = now()`.execute(house.db)
  await work()
  await work()
  expect([await count(), await tasks()]).toEqual([1, []])
})

test('an event that a listener cannot digest is complained about and tried later; others do not wait for it', async ({
  house,
}) => {
  const acted: string[] = []
  const { work, tasks } = await only(
    house,
    listener('ledger', opened, async (_db, { number }) => {
      if (number === 'bad') throw new Error('cannot digest')
      acted.push(number)
    }),
  )
  for (const number of ['1', 'bad', '2']) await open(house.db, number)
  const complaints: unknown[] = []
  await work((error) => complaints.push(error))
  expect(acted).toEqual(['1', '2'])
  expect(complaints).toMatchObject([{ message: 'cannot digest' }])
  expect(await tasks()).toEqual([{ listener: 'ledger', attempts: 1 }])
})

test('a fact that is committed late is acted on late, though its id is an older one', async ({ house }) => {
  const acted: string[] = []
  const { work } = await only(
    house,
    listener('ledger', opened, async (_db, { number }) => void acted.push(number)),
  )
  await house.db.transaction().execute(async (db) => {
    await open(db, 'written first')
    await open(house.db, 'committed first')
    await work()
    expect(acted).toEqual(['committed first'])
  })
  await work()
  expect(acted).toEqual(['committed first', 'written first'])
})

test('a listener that is gone leaves nothing to do behind', async ({ house }) => {
  const { tasks } = await only(
    house,
    listener('gone', opened, async () => {}),
  )
  await open(house.db, '1')
  expect(await tasks()).toHaveLength(1)
  await subscribe(house.db, [])
  await open(house.db, '2')
  expect(await tasks()).toEqual([])
})
