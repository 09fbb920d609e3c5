import { randomUUID } from 'node:crypto'
import { journal } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const operation = (school: School, score: number, baseVersion: number, lesson = school.lessons.mondayAlgebra) => ({
  operationId: randomUUID(),
  scheduleUuid: lesson,
  userId: school.people.student.userId,
  baseVersion,
  score,
  sign: null,
})

type Told = { outcome: string; current: { version: number; score: number | null } }

/** What the server said of the single operation of a call, taken or turned down. */
async function told(school: School, body: ReturnType<typeof operation>): Promise<Told> {
  const answer = await school.as('teacher')(journal.storeDay, { body: { operations: [body] } })
  return answer.status === 200 ? answer.body.results[0]! : answer.body.data.results[0]
}

const eventsIn = (school: School) =>
  school.db
    .selectFrom('mark_event')
    .select(['version', 'score'])
    .where('school_id', '=', school.id)
    .orderBy('version')
    .execute()

test('of eight writers of an empty cell one is stored and seven are told', async ({ school }) => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((score) => told(school, operation(school, score, 0))))

  expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
  expect(answers.filter(({ outcome }) => outcome === 'stale')).toHaveLength(7)
  const [only] = await eventsIn(school)
  expect(answers.every(({ current }) => current.version === 1 && current.score === only?.score)).toBe(true)
})

test('writers who look and try again never lose a write: events are as many as versions', async ({ school }) => {
  const writer = async (score: number) => {
    let base = 0
    for (let stored = 0; stored < 5;) {
      const { outcome, current } = await told(school, operation(school, score, base))
      if (outcome === 'stored') stored++
      base = current.version
    }
  }
  await Promise.all([1, 2, 3, 4].map(writer))

  const events = await eventsIn(school)
  expect(events.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  const mark = await school.db
    .selectFrom('mark')
    .select(['version', 'score'])
    .where('school_id', '=', school.id)
    .executeTakeFirst()
  expect(mark).toEqual({ version: 20, score: events.at(-1)?.score })
})

test('one operation sent five times at once is stored once', async ({ school }) => {
  const once = operation(school, 9, 0)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => told(school, once)))

  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
    'repeated',
    'repeated',
    'repeated',
    'repeated',
    'stored',
  ])
  expect(await eventsIn(school)).toEqual([{ version: 1, score: 9 }])
})

test('two batches over the same cells in opposite orders both come through', async ({ school }) => {
  const cells = school.students.map(({ userId }) => ({ ...operation(school, 5, 0), userId }))
  const turned = cells.toReversed().map((cell) => ({ ...cell, operationId: randomUUID(), score: 6 }))
  const send = (operations: typeof cells) => school.as('teacher')(journal.storeDay, { body: { operations } })
  const answers = await Promise.all([send(cells), send(turned), send(cells), send(turned)])

  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect((await eventsIn(school)).length).toBe(cells.length)
})

test('an operation id used for two cells at once is stored for one of them', async ({ school }) => {
  const first = operation(school, 5, 0)
  const second = { ...operation(school, 6, 0, school.lessons.wednesdayAlgebra), operationId: first.operationId }
  const send = (body: typeof first) => school.as('teacher')(journal.storeDay, { body: { operations: [body] } })
  const answers = await Promise.all([send(first), send(second)])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await eventsIn(school)).toHaveLength(1)
})
