import { expect } from 'vitest'
import type { Fact } from './context.ts'
import type { Db } from './db/db.ts'
import { now, test } from './testing/school.ts'
import { together } from './together.ts'

/** A write of rooms that notes how many calls each transaction took; the database refuses a second room of one number. */
function makeRooms(schoolId: number) {
  const taken: number[] = []
  const inTurn = async (db: Db, numbers: readonly string[]) => {
    taken.push(numbers.length)
    const written: { done: string; happenings: Fact[] }[] = []
    for (const number of numbers) {
      await db.insertInto('cabinet').values({ school_id: schoolId, number }).execute()
      const happening = { name: 'room.opened', schoolId, rooms: [], data: { number }, eventId: '' }
      written.push({ done: `opened ${number}`, happenings: [happening] })
    }
    return written
  }
  const join = together({ atOnce: async () => null, inTurn })
  const facts: Fact[] = []
  const open = (db: Db, number: string) =>
    join({ db, now, actor: { schoolId }, kept: (told) => void facts.push(...told) }, number).catch((error: unknown) =>
      String(error),
    )
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

/** A write whose single statement does as it is told; who is written in turn is noted with what was known of it. */
function makeWays(atOnce: (parts: readonly string[]) => Promise<{ done: string; facts: Fact[] }[] | null>) {
  const inTurn: [parts: readonly string[], isAgain: boolean][] = []
  const join = together({
    atOnce: (_db: Db, parts: readonly string[]) => atOnce(parts),
    inTurn: async (_db: Db, parts: readonly string[], isAgain: boolean) => {
      inTurn.push([parts, isAgain])
      return parts.map((part) => ({ done: `${part} in turn`, happenings: [] }))
    },
  })
  const write = (db: Db, part: string) =>
    join({ db, now, actor: { schoolId: 1 }, kept: () => {} }, part).catch((error: unknown) =>
      error instanceof Error ? error.message : 'no error',
    )
  return { write, inTurn }
}

test('what one statement has written is not written in turn', async ({ school }) => {
  const { write, inTurn } = makeWays(async (parts) => parts.map((part) => ({ done: `${part} at once`, facts: [] })))
  expect(await Promise.all(['A', 'B'].map((part) => write(school.db, part)))).toEqual(['A at once', 'B at once'])
  expect(inTurn).toEqual([])
})

test('what one statement cannot do, or gave up for somebody else’s write, is done in turn', async ({ school }) => {
  const cannot = makeWays(async () => null)
  expect(await cannot.write(school.db, 'A')).toBe('A in turn')
  expect(cannot.inTurn).toEqual([[['A'], false]])

  const overtaken = makeWays(async () => {
    throw Object.assign(new Error('could not serialize'), { code: '40001' })
  })
  expect(await overtaken.write(school.db, 'B')).toBe('B in turn')
  expect(overtaken.inTurn).toEqual([[['B'], true]])
})

test('a part for which the statement fails takes no other along', async ({ school }) => {
  const { write } = makeWays(async (parts) => {
    if (parts.includes('C')) throw new Error('C is broken')
    return parts.map((part) => ({ done: `${part} at once`, facts: [] }))
  })
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((part) => write(school.db, part)))
  expect(answers).toEqual(['A at once', 'B at once', 'C is broken', 'D at once'])
})
