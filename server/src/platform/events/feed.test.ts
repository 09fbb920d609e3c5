import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { type House, now, test } from '../testing/school.ts'
import { makeFeed } from './feed.ts'
import { storeEvents, sweepOutbox } from './outbox.ts'

const called = (name: string) => ({ name, schoolId: 1, data: { text: name } })
const store = (db: House['db'], ...names: string[]) => storeEvents(db, names.map(called), now)

/** A process that hears of what happens from now on. */
async function processOf({ db }: House) {
  const heard: string[] = []
  const feed = makeFeed(db, { hear: ({ name }) => heard.push(name), missed: () => heard.push('missed') })
  await feed.read()
  return { ...feed, heard }
}

/** A transaction that stores an event and stays open until it is let go. */
async function storing(house: House, name: string) {
  const { promise: mayEnd, resolve: commit } = Promise.withResolvers<void>()
  const { promise: isStored, resolve: stored } = Promise.withResolvers<void>()
  const done = house.db.transaction().execute(async (db) => {
    await storeEvents(db, [called(name)], now)
    stored()
    await mayEnd
  })
  await isStored
  return () => {
    commit()
    return done
  }
}

test('what one process stores every other hears, and each event once', async ({ house }) => {
  const [writer, first, second] = [await processOf(house), await processOf(house), await processOf(house)]
  writer.publish(await store(house.db, 'a', 'b'))
  for (const each of [writer, first, second, writer, first, second]) await each.read()
  for (const { heard } of [writer, first, second]) expect(heard).toEqual(['a', 'b'])
})

test('of two facts the one that was written first is committed last, and both arrive', async ({ house }) => {
  const reader = await processOf(house)
  const commit = await storing(house, 'written first')
  await store(house.db, 'committed first')
  await reader.read()
  expect(reader.heard).toEqual(['committed first'])

  await store(house.db, 'in between')
  await commit()
  await reader.read()
  expect(reader.heard.toSorted()).toEqual(['committed first', 'in between', 'written first'])
  await reader.read()
  expect(reader.heard).toHaveLength(3)
})

test('a long transaction holds up nobody else’s events', async ({ house }) => {
  const reader = await processOf(house)
  const commit = await storing(house, 'of an import')
  for (const name of ['a', 'b', 'c']) {
    await store(house.db, name)
    await reader.read()
  }
  expect(reader.heard).toEqual(['a', 'b', 'c'])
  await commit()
})

test('a fact of a change that was rolled back is never heard', async ({ house }) => {
  const reader = await processOf(house)
  const failing = inTransaction(house.db, async (db) => {
    await storeEvents(db, [called('never happened')], now)
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  await store(house.db, 'happened')
  await reader.read()
  expect(reader.heard).toEqual(['happened'])
})

test('an event that cannot be stored takes its change with it', async ({ school, house }) => {
  const change = inTransaction(house.db, async (db) => {
    await db.insertInto('cabinet').values({ school_id: school.id, number: '999' }).execute()
    await storeEvents(db, [{ ...called('of no school'), schoolId: 2 ** 40 }], now)
  })
  await expect(change).rejects.toThrow(/integer/)
  const rooms = await house.db.selectFrom('cabinet').select('number').where('school_id', '=', school.id).execute()
  expect(rooms.map(({ number }) => number)).not.toContain('999')
})

test('whoever was away for more than is told one by one is told to read anew', async ({ house }) => {
  const reader = await processOf(house)
  await sql`insert into outbox (event_id, name, data, at)
    select gen_random_uuid(), 'one of many', '{}', ${now}::timestamptz from generate_series(1, 1001)`.execute(house.db)
  await reader.read()
  await store(house.db, 'later')
  await reader.read()
  expect(reader.heard).toEqual(['missed', 'later'])
})

test('events that came with a restored database are not news', async ({ house }) => {
  const reader = await processOf(house)
  await sql`insert into outbox (event_id, name, data, at, tx)
    values (${randomUUID()}, 'of the old database', '{}', ${now}, '900000000000')`.execute(house.db)
  await store(house.db, 'of this one')
  for (let each = 0; each < 3; each++) await reader.read()
  expect(reader.heard).toEqual(['of this one'])
  await sql`delete from outbox where name = 'of the old database'`.execute(house.db)
})

test('events of yesterday are swept, unless a listener still has to act on them', async ({ house }) => {
  await store(house.db, 'of yesterday', 'not done yet', 'of today')
  await sql`update outbox set at = now() - interval '25 hours' where name in ('of yesterday', 'not done yet')`.execute(
    house.db,
  )
  await sql`update outbox set at = now() where name = 'of today'`.execute(house.db)
  await sql`insert into outbox_task (listener, outbox_id)
    select 'slow', id from outbox where name = 'not done yet'`.execute(house.db)
  await sweepOutbox(house.db)

  const left = await house.db.selectFrom('outbox').select('name').execute()
  const names = left.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['not done yet', 'of today']))
  expect(names).not.toContain('of yesterday')
  await sql`delete from outbox_task`.execute(house.db)
})
