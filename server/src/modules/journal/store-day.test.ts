import { randomUUID } from 'node:crypto'
import { journal, type MarkOperation } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

type Cell = { lesson: string; student: number }

const put = (cell: Cell, value: Partial<MarkOperation> = {}) => ({
  operationId: randomUUID(),
  scheduleUuid: cell.lesson,
  userId: cell.student,
  baseVersion: 0,
  score: 8 as number | null,
  sign: null,
  ...value,
})

const mondayOf = (school: School, index = 0): Cell => ({
  lesson: school.lessons.mondayAlgebra,
  student: school.students[index]!.userId,
})

const store = (school: School, ...operations: ReturnType<typeof put>[]) =>
  school.as('teacher')(journal.storeDay, { body: { operations } })

const held = (school: School, { lesson, student }: Cell) =>
  school.db
    .selectFrom('mark')
    .select(['score', 'sign', 'comment', 'version'])
    .where('lesson_uuid', '=', lesson)
    .where('student_id', '=', student)
    .executeTakeFirst()

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

test('thirty cells are stored by one read and one write', async ({ school }) => {
  const cells = school.students.map((student) => ({ lesson: school.lessons.mondayAlgebra, student: student.userId }))
  school.house.counted()
  await store(school, ...cells.map((cell) => put(cell)))

  const asked = school.house.counted().filter((sql) => sql.includes('/*journal-'))
  expect(asked).toHaveLength(2)
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

const refusals: [string, string, (school: School) => ReturnType<typeof put>, string][] = [
  ['a score of zero', '422', (school) => put(mondayOf(school), { score: 0 }), 'journal.score-out-of-range'],
  ['a score above ten', '422', (school) => put(mondayOf(school), { score: 11 }), 'journal.score-out-of-range'],
  [
    'more points than a sor has',
    '422',
    (school) => put({ ...mondayOf(school), lesson: school.lessons.sor }, { score: 21 }),
    'journal.score-out-of-range',
  ],
  [
    'more points than a soch has',
    '422',
    (school) => put({ ...mondayOf(school), lesson: school.lessons.soch }, { score: 26 }),
    'journal.score-out-of-range',
  ],
  [
    'a score beside an absence',
    '422',
    (school) => put(mondayOf(school), { sign: 'absent' }),
    'journal.score-beside-absence',
  ],
  [
    'a lesson that has not begun',
    '422',
    (school) => put({ ...mondayOf(school), lesson: school.lessons.fridayAlgebra }),
    'journal.lesson-not-begun',
  ],
  [
    'a student of another group',
    '422',
    (school) => put({ ...mondayOf(school), student: school.otherGroup.student.userId }),
    'journal.not-in-group',
  ],
  [
    'a student of the other subgroup',
    '422',
    (school) => put({ lesson: school.lessons.wednesdayEnglishFirst, student: school.students[5]!.userId }),
    'journal.not-in-group',
  ],
  [
    'a lesson of a colleague',
    '403',
    (school) => put({ lesson: school.lessons.wednesdayEnglishSecond, student: school.students[5]!.userId }),
    'journal.not-your-lesson',
  ],
  [
    'a lesson that does not exist',
    '404',
    (school) => put({ ...mondayOf(school), lesson: randomUUID() }),
    'journal.no-such-lesson',
  ],
]

for (const [what, status, operation, code] of refusals)
  test(`${what} is refused by name`, async ({ school }) => {
    const refused = await store(school, operation(school))
    expect(refused).toMatchObject({ status: Number(status), body: { code } })
    expect(refused.body.message).not.toContain(code)
  })

test('a sor is marked up to its own maximum, and a late pupil may have a score', async ({ school }) => {
  const [first, second] = [mondayOf(school, 0), mondayOf(school, 1)]
  const answer = await store(
    school,
    put({ ...first, lesson: school.lessons.sor }, { score: 20 }),
    put(second, { score: 6, sign: 'late' }),
  )
  expect(answer.body.results.map(({ outcome }) => outcome)).toEqual(['stored', 'stored'])
  expect(await held(school, second)).toMatchObject({ score: 6, sign: 'late' })
})

test('where scores are not given, attendance is still kept', async ({ school }) => {
  await school.db
    .updateTable('calendar_plan')
    .set({ score_type: 'no_assessment_quarter' })
    .where('uuid', '=', school.plans.algebra.uuid)
    .execute()
  const [first, second] = [mondayOf(school, 0), mondayOf(school, 1)]
  const answer = await store(school, put(first), put(second, { score: null, sign: 'ill' }))

  expect(answer.body.results.map(({ code }) => code)).toEqual(['journal.not-assessed', null])
})

test('a student who left is marked for the days before, and not after', async ({ school }) => {
  const leaver = mondayOf(school, 3)
  await school.db
    .updateTable('enrolment')
    .set({ until: '2026-11-17' })
    .where('student_id', '=', leaver.student)
    .execute()
  const answer = await store(school, put(leaver), put({ ...leaver, lesson: school.lessons.soch }))

  expect(answer.body.results.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['stored', null],
    ['refused', 'journal.not-in-group'],
  ])
})

test('a lesson of another school is not found, and says nothing of its marks', async ({ school, otherSchool }) => {
  const cell = mondayOf(otherSchool)
  await store(otherSchool, put(cell, { score: 9, comment: 'secret' }))
  const refused = await store(school, put(cell, { baseVersion: 1 }))

  expect(refused).toMatchObject({ status: 404, body: { code: 'journal.no-such-lesson' } })
  expect(refused.raw.toString()).not.toContain('secret')
})

test('an operation id of another school cannot be repeated from here', async ({ school, otherSchool }) => {
  const operation = put(mondayOf(otherSchool), { score: 9, comment: 'secret' })
  await store(otherSchool, operation)
  const refused = await store(school, { ...put(mondayOf(school)), operationId: operation.operationId })

  expect(refused).toMatchObject({ status: 422, body: { code: 'journal.operation-reused' } })
  expect(refused.raw.toString()).not.toContain('secret')
})

test('those who run the school or lead the group read its journal and do not mark it', async ({ school }) => {
  for (const role of ['director', 'zavuch', 'group-lead'] as const) {
    const refused = await school.as(role)(journal.storeDay, { body: { operations: [put(mondayOf(school))] } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'journal.not-your-lesson' } })
  }
})

test('a substitute marks the lesson they take, and no other of the plan', async ({ school }) => {
  await school.db
    .updateTable('lesson')
    .set({ teacher_id: school.colleague.userId, substituted_id: school.people.teacher.userId })
    .where('uuid', '=', school.lessons.mondayAlgebra)
    .execute()
  const [taken, other] = [mondayOf(school), { ...mondayOf(school), lesson: school.lessons.wednesdayAlgebra }]
  const answer = await school.as(school.colleague)(journal.storeDay, { body: { operations: [put(taken), put(other)] } })

  expect(answer.body.results.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['stored', null],
    ['refused', 'journal.not-your-lesson'],
  ])
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
        lessonUuids: [school.lessons.mondayAlgebra],
        studentIds: [school.people.student.userId],
      },
    },
  ])
  expect(school.house.facts[0]?.rooms.toSorted()).toEqual(
    [
      `school:${school.id}:staff`,
      `user:${school.people.student.userId}`,
      `user:${school.people.parent.userId}`,
    ].toSorted(),
  )
})

test('numbers beyond the database and broken letters are refused, not stumbled over', async ({ school }) => {
  const bad: Partial<MarkOperation>[] = [
    { userId: 3_000_000_000 },
    { baseVersion: 5_000_000_000 },
    { comment: 'a\0b' },
    { comment: '\ud800' },
    { comment: 'х'.repeat(801) },
    { deviceAt: '0000-01-01T00:00:00Z' },
    { deviceAt: '2026-01-01T00:00:00+23:00' },
  ]
  for (const value of bad) expect((await store(school, put(mondayOf(school), value))).status).toBe(422)
})
