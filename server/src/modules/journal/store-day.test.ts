import { journal } from '@qalam/contract/journal/api.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { expect } from 'vitest'
import { roomsOf } from '#modules/groups/public.ts'
import { type School, test } from '#platform/testing/school.ts'
import { type Cell, held, mondayOf, put, store } from './testing/cells.ts'

const eventsOf = (school: School, { lesson, student }: Cell) =>
  school.db
    .selectFrom('mark_event')
    .selectAll()
    .where('lesson_uuid', '=', lesson)
    .where('student_id', '=', student)
    .orderBy('version')
    .execute()

test('a teacher marks a lesson and the answer says who stored what', async ({ school }) => {
  const cell = mondayOf(school)
  const answer = await store(school, put(cell, { score: 9, comment: ' Жақсы ' }))

  expect(answer.status).toBe(200)
  expect(answer.body.results).toMatchObject([
    { outcome: 'stored', code: null, current: { score: 9, sign: null, comment: 'Жақсы', version: 1 } },
  ])
  expect(answer.body.results[0]?.current.by).toContain('Айдар')
  expect(await held(school, cell)).toEqual({ score: 9, sign: null, comment: 'Жақсы', version: 1 })
})

test('the cells of a class are stored in one transaction: one read, one write, one fact', async ({ school }) => {
  const cells = school.students.map((student) => ({ lesson: school.lessons.mondayAlgebra, student: student.userId }))
  school.house.counted()
  const answer = await store(school, ...cells.map((cell) => put(cell)))
  expect(answer.body.results.map(({ outcome }) => outcome)).toEqual(cells.map(() => 'stored'))

  const asked = school.house.counted()
  const named = asked.flatMap((sql) => /^([a-z-]+): /.exec(sql)?.[1] ?? [])
  expect(named.filter((name) => /^(journal|outbox)-/.test(name))).toEqual([
    'journal-marked',
    'journal-append',
    'outbox-keep',
  ])
})

test('the same operation sent again changes nothing', async ({ school }) => {
  const cell = mondayOf(school)
  const operation = put(cell, { score: 7 })
  await store(school, operation)
  const again = await store(school, operation)

  expect(again.body.results).toMatchObject([{ outcome: 'repeated', current: { score: 7, version: 1 } }])
  expect(await eventsOf(school, cell)).toHaveLength(1)
})

test('an operation repeated inside one call is stored once', async ({ school }) => {
  const cell = mondayOf(school)
  const operation = put(cell)
  const answer = await store(school, operation, operation)

  expect(answer.body.results.map(({ outcome }) => outcome)).toEqual(['stored', 'repeated'])
  expect(await eventsOf(school, cell)).toHaveLength(1)
})

test('an operation id cannot be used for another value', async ({ school }) => {
  const cell = mondayOf(school)
  const operation = put(cell, { score: 7 })
  await store(school, operation)
  const reused = await store(school, { ...operation, score: 10 })

  expect(reused).toMatchObject({ status: 422, body: { code: 'journal.operation-reused' } })
  expect(await held(school, cell)).toMatchObject({ score: 7, version: 1 })
})

test('a write based on an older version is stale, and is told what stands, by whom and since when', async ({
  school,
}) => {
  const cell = mondayOf(school)
  await store(school, put(cell, { score: 7 }))
  const stale = await store(school, put(cell, { score: 3 }))

  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: 'journal.stale',
      data: { results: [{ outcome: 'stale', code: 'journal.stale', current: { score: 7, version: 1 } }] },
    },
  })
  expect(stale.body.data.results[0].current).toMatchObject({
    by: expect.stringContaining('Айдар'),
    at: expect.any(String),
  })
  expect(await held(school, cell)).toMatchObject({ score: 7, version: 1 })
})

test('good cells of a batch are stored beside bad ones, each with its own outcome', async ({ school }) => {
  const answer = await store(
    school,
    put(mondayOf(school, 0)),
    put(mondayOf(school, 1), { score: 11 }),
    put(mondayOf(school, 2), { baseVersion: 4 }),
  )
  expect(answer.status).toBe(200)
  expect(answer.body.results.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['stored', null],
    ['refused', 'journal.score-out-of-range'],
    ['stale', 'journal.stale'],
  ])
  expect(await held(school, mondayOf(school, 1))).toBeUndefined()
})

test('several operations on one cell in one call follow each other', async ({ school }) => {
  const cell = mondayOf(school)
  const answer = await store(
    school,
    put(cell, { score: 5 }),
    put(cell, { score: 6, baseVersion: 1 }),
    put(cell, { score: 7, baseVersion: 1 }),
    put(cell, { score: null, baseVersion: 2 }),
  )
  expect(answer.body.results.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stale', 'stored'])
  expect(await held(school, cell)).toEqual({ score: null, sign: null, comment: '', version: 3 })
  expect((await eventsOf(school, cell)).map(({ version, score }) => [version, score])).toEqual([
    [1, 5],
    [2, 6],
    [3, null],
  ])
})

test('what follows an operation that had come through before is stored', async ({ school }) => {
  const cell = mondayOf(school)
  const first = put(cell, { score: 5 })
  await store(school, first)
  const answer = await store(school, first, put(cell, { score: 6, baseVersion: 1 }))

  expect(answer.body.results.map(({ outcome }) => outcome)).toEqual(['repeated', 'stored'])
  expect(await held(school, cell)).toMatchObject({ score: 6, version: 2 })
})

test('what follows a stale operation is stale, even where its version fits by chance', async ({ school }) => {
  const cell = mondayOf(school)
  await store(school, put(cell, { score: 3, comment: 'another’s' }))
  const stale = await store(school, put(cell, { score: 5 }), put(cell, { score: 6, baseVersion: 1 }))

  expect(stale).toMatchObject({ status: 409, body: { code: 'journal.stale' } })
  expect(await held(school, cell)).toMatchObject({ score: 3, version: 1 })
})

test('a cell that nobody wrote has no later version', async ({ school }) => {
  const cell = mondayOf(school)
  expect(await store(school, put(cell, { baseVersion: 5 }))).toMatchObject({ status: 409 })
  expect(await held(school, cell)).toBeUndefined()
  expect(await eventsOf(school, cell)).toHaveLength(0)
})

test('taking a mark back is another event, and the history tells both', async ({ school }) => {
  const cell = mondayOf(school)
  const first = put(cell, { score: 9 })
  await store(school, first)
  await store(school, put(cell, { score: null, baseVersion: 1, undoes: first.operationId }))

  const history = await school.as('teacher')(journal.history, { params: { id: cell.lesson, userId: cell.student } })
  expect(history.body).toMatchObject([
    { version: 2, score: null, undo: true },
    { version: 1, score: 9, undo: false },
  ])
})

test('events cannot be changed or removed, whoever asks', async ({ school }) => {
  const cell = mondayOf(school)
  await store(school, put(cell))
  const change = () => school.db.updateTable('mark_event').set({ score: 10 }).where('lesson_uuid', '=', cell.lesson)
  const removal = () => school.db.deleteFrom('mark_event').where('lesson_uuid', '=', cell.lesson)

  await expect(change().execute()).rejects.toThrow('append-only')
  await expect(removal().execute()).rejects.toThrow('append-only')
})

test('staff, the student and the parent hear of a new mark', async ({ school }) => {
  school.house.facts.splice(0)
  await store(school, put(mondayOf(school)))

  expect(school.house.facts).toMatchObject([
    {
      name: 'marks.stored',
      schoolId: school.id,
      data: {
        planUuid: school.plans.algebra.uuid,
        lessons: [{ uuid: school.lessons.mondayAlgebra, studentIds: [school.people.student.userId] }],
      },
    },
  ])
  const rooms = marksStored.tell(school.id, school.house.facts[0]?.data).flatMap((told) => told.rooms)
  for (const role of ['teacher', 'student', 'parent'] as const) {
    const [heard = []] = await roomsOf(school.db, [school.people[role]])
    expect(heard.filter((room) => rooms.includes(room))).toHaveLength(1)
  }
  const stranger = await school.newcomer('parent')
  const [heard = []] = await roomsOf(school.db, [stranger])
  expect(heard.filter((room) => rooms.includes(room))).toEqual([])
})
