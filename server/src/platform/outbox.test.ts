import { expect } from 'vitest'
import type { Fact } from './context.ts'
import { keepFacts } from './outbox.ts'
import { makePublisher } from './publisher.ts'
import { now, test } from './testing/school.ts'

const fact = (name: string) => ({ name, schoolId: 1, data: { planUuid: 'x' } })
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

test('a process that holds no sockets leaves its facts for one that does', async ({ house }) => {
  const kept = await keepFacts(house.db, [fact('of.a.deaf.process')], now)
  const deaf = makePublisher(house.db, later, null, () => {})
  deaf.publish(kept)
  await deaf.flush()
  await deaf.sweep()

  const heard: string[] = []
  const hearing = makePublisher(
    house.db,
    later,
    ({ name }) => heard.push(name),
    () => {},
  )
  await hearing.sweep()
  expect(heard).toContain('of.a.deaf.process')
})

test('of two processes that sweep at one moment one tells each fact', async ({ house }) => {
  await keepFacts(
    house.db,
    Array.from({ length: 30 }, (_, index) => fact(`swept.${index}`)),
    now,
  )
  const heard: string[] = []
  const sweepers = [0, 1].map(() =>
    makePublisher(
      house.db,
      later,
      ({ name }) => heard.push(name),
      () => {},
    ),
  )
  await Promise.all(sweepers.map(({ sweep }) => sweep()))
  const mine = heard.filter((name) => name.startsWith('swept.'))
  expect([mine.length, new Set(mine).size]).toEqual([30, 30])
})

test('a fact that could not be told is told by the next sweep', async ({ house }) => {
  await keepFacts(house.db, [fact('told.later')], now)
  const dying = makePublisher(
    house.db,
    later,
    () => {
      throw new Error('the process ends here')
    },
    () => {},
  )
  await expect(dying.sweep()).rejects.toThrow('ends here')

  const heard: string[] = []
  await makePublisher(
    house.db,
    later,
    ({ name }) => heard.push(name),
    () => {},
  ).sweep()
  expect(heard).toContain('told.later')
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
