import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Fact } from './context.ts'
import { factsOf, keepFacts, keeping } from './outbox.ts'
import { makePublisher } from './publisher.ts'
import { now, test } from './testing/school.ts'

const fact = (name: string) => ({ name, schoolId: 1, rooms: ['user:1'], data: { planUuid: 'x' } })
const later = () => new Date(now.getTime() + 60_000)

test('a fact that its process did not live to publish is published by the next sweep, once', async ({ house }) => {
  await keepFacts(house.db, [fact('left.behind')], now)
  const heard: Fact[] = []
  const publisher = makePublisher(
    house.db,
    later,
    (each) => heard.push(each),
    () => {},
  )
  await publisher.sweep()
  await publisher.flush()
  await publisher.sweep()
  expect(heard.filter(({ name }) => name === 'left.behind')).toHaveLength(1)
})

test('a fact of a change that was rolled back is never heard', async ({ house }) => {
  const failing = house.db.transaction().execute(async (db) => {
    await keepFacts(db, [fact('never.happened')], now)
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  const heard: Fact[] = []
  await makePublisher(
    house.db,
    later,
    (each) => heard.push(each),
    () => {},
  ).sweep()
  expect(heard.filter(({ name }) => name === 'never.happened')).toEqual([])
})

test('a fact that cannot be kept takes its change with it', async ({ school, house }) => {
  const change = house.db.transaction().execute(async (db) => {
    await db.insertInto('cabinet').values({ school_id: school.id, number: '999' }).execute()
    await keepFacts(db, [{ ...fact('unknown.school'), schoolId: 2 ** 40 }], now)
  })
  await expect(change).rejects.toThrow(/integer/)
  const rooms = await house.db.selectFrom('cabinet').select('number').where('school_id', '=', school.id).execute()
  expect(rooms.map(({ number }) => number)).not.toContain('999')
})

test('facts that a statement keeps beside its change stand and fall with it', async ({ house }) => {
  const [kept] = factsOf([fact('kept.beside')])
  const keep = (divisor: number) =>
    sql`with ${keeping([{ ...kept!, at: now }])} select 1 / ${divisor}::int as done`.execute(house.db)
  const written = () => house.db.selectFrom('outbox').selectAll().where('event_id', '=', kept!.eventId).execute()

  await expect(keep(0)).rejects.toThrow('division by zero')
  expect(await written()).toEqual([])
  await keep(1)
  const { name, schoolId, rooms, data } = kept!
  expect(await written()).toMatchObject([{ name, school_id: schoolId, rooms, data, at: now }])
})
