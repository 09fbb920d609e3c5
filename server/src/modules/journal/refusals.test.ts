import { randomUUID } from 'node:crypto'
import { journal, type MarkOperation } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { held, mondayOf, put, store } from './testing/cells.ts'

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

test('a device whose clock is set forward begins no lesson earlier, and what is no day of this age is refused', async ({
  school,
}) => {
  const friday = { ...mondayOf(school), lesson: school.lessons.fridayAlgebra }
  const forward = await store(school, put(friday, { deviceAt: '2027-05-20T04:00:00Z' }))
  expect(forward).toMatchObject({ status: 422, body: { code: 'journal.lesson-not-begun' } })
  for (const deviceAt of ['1970-01-01T00:00:00Z', '+020270-01-01T00:00:00Z', 'yesterday']) {
    const { status } = await store(school, put(mondayOf(school), { deviceAt }))
    expect([deviceAt, status]).toEqual([deviceAt, 422])
  }
  expect(await held(school, mondayOf(school))).toBeUndefined()
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

test('a student who leaves between two calls is not marked any more', async ({ school }) => {
  const cell = mondayOf(school, 3)
  await store(school, put(cell))
  await school.db.updateTable('enrolment').set({ until: '2026-11-01' }).where('student_id', '=', cell.student).execute()
  const refused = await store(school, put(cell, { baseVersion: 1, score: 3 }))

  expect(refused).toMatchObject({ status: 422, body: { code: 'journal.not-in-group' } })
})

test('a lesson of another school is not found, and says nothing of its marks', async ({ school, otherSchool }) => {
  const cell = mondayOf(otherSchool)
  await store(otherSchool, put(cell, { score: 9, comment: 'secret' }))
  const refused = await store(school, put(cell, { baseVersion: 1 }))

  expect(refused).toMatchObject({ status: 404, body: { code: 'journal.no-such-lesson' } })
  expect(refused.raw.toString()).not.toContain('secret')
})

test('an operation id that another school has used says nothing of its mark and hinders nobody here', async ({
  school,
  otherSchool,
}) => {
  const operation = put(mondayOf(otherSchool), { score: 9, comment: 'secret' })
  await store(otherSchool, operation)
  const stored = await store(school, { ...put(mondayOf(school), { score: 8 }), operationId: operation.operationId })

  expect(stored).toMatchObject({ status: 200, body: { results: [{ outcome: 'stored', current: { score: 8 } }] } })
  expect(stored.raw.toString()).not.toContain('secret')
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

test('the teacher of a plan marks also the lesson that somebody else takes', async ({ school }) => {
  await school.db
    .updateTable('lesson')
    .set({ teacher_id: school.colleague.userId, substituted_id: school.people.teacher.userId })
    .where('uuid', '=', school.lessons.mondayAlgebra)
    .execute()
  const { body } = await store(school, put(mondayOf(school)))
  expect(body.results.map(({ outcome }) => outcome)).toEqual(['stored'])
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
