import { expect } from 'vitest'
import type { Fact } from './context.ts'
import type { Db } from './db/db.ts'
import { now, test } from './testing/school.ts'
import { together } from './together.ts'

/** A write of rooms that notes how many calls each transaction took; the database refuses a second room of one number. */
function makeRooms(schoolId: number) {
  const taken: number[] = []
  const join = together(async (db: Db, numbers: readonly string[]) => {
    taken.push(numbers.length)
    const written: { done: string; happenings: Fact[] }[] = []
    for (const number of numbers) {
      await db.insertInto('cabinet').values({ school_id: schoolId, number }).execute()
      const happening = { name: 'room.opened', schoolId, rooms: [], data: { number }, eventId: '' }
      written.push({ done: `opened ${number}`, happenings: [happening] })
    }
    return written
  })
  const facts: Fact[] = []
  const open = (db: Db, number: string) =>
    join({ db, now, kept: (told) => void facts.push(...told) }, number).catch((error: unknown) => String(error))
  return { open, taken, facts }
}

const numbersIn = async (db: Db, schoolId: number) => {
  const rows = await db.selectFrom('cabinet').select('number').where('school_id', '=', schoolId).execute()
  return rows.map(({ number }) => number)
}

test('who comes alone is written at once; who comes meanwhile goes into the next transaction together', async ({
  school,
}) => {
  const { open, taken } = makeRooms(school.id)
  const asked = Array.from({ length: 12 }, (_, index) => `T${index}`)
  const answers = await Promise.all(asked.map((number) => open(school.db, number)))

  expect(answers).toEqual(asked.map((number) => `opened ${number}`))
  expect(await numbersIn(school.db, school.id)).toEqual(expect.arrayContaining(asked))
  expect(taken[0]).toBe(1)
  expect(taken.length).toBeLessThan(asked.length)
  expect(taken.reduce((sum, calls) => sum + calls, 0)).toBe(asked.length)
})

test('a part that the database refuses fails alone, and nobody is told of it', async ({ school }) => {
  const { open, facts } = makeRooms(school.id)
  await open(school.db, 'F0')
  const answers = await Promise.all(['F1', 'F2', 'F0', 'F3', 'F4', 'F5'].map((number) => open(school.db, number)))

  expect(answers.filter((answer) => !answer.startsWith('opened'))).toEqual([answers[2]])
  expect(answers[2]).toContain('cabinet_number')
  const rooms = ['F0', 'F1', 'F2', 'F3', 'F4', 'F5']
  expect(await numbersIn(school.db, school.id)).toEqual(expect.arrayContaining(rooms))
  expect(facts.map(({ data }) => data.number).toSorted()).toEqual(rooms)
})

test('each caller publishes the facts of its own part, which are in the outbox by then', async ({ school }) => {
  const { open, facts } = makeRooms(school.id)
  await Promise.all(['O1', 'O2', 'O3', 'O4'].map((number) => open(school.db, number)))

  const kept = await school.db.selectFrom('outbox').select('event_id').where('name', '=', 'room.opened').execute()
  const ids = kept.map(({ event_id }) => event_id)
  expect(facts).toHaveLength(4)
  expect(ids).toEqual(expect.arrayContaining(facts.map(({ eventId }) => eventId)))
})
