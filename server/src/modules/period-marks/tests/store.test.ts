import { journal } from '@qalam/contract/journal/api.ts'
import { periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { give, sheetOf, storeAll } from '../testing/marks.ts'

test('a teacher gives a class its marks for the quarter beside what the rules recommend', async ({ school }) => {
  const student = school.students[0]!.userId
  await school.as('teacher')(journal.storeDay, {
    body: {
      operations: [
        {
          operationId: randomUUID(),
          scheduleUuid: school.lessons.mondayAlgebra,
          userId: student,
          baseVersion: 0,
          score: 9,
          sign: null,
        },
      ],
    },
  })
  // The recommended mark needs no words.
  const { body } = await storeAll(school, [give(school, 0, 5, { comment: '' }), give(school, 1, 3)])
  expect(body.results.map(({ outcome }) => outcome)).toEqual(['stored', 'stored'])
  expect(school.house.facts.some(({ name }) => name === periodMarksStored.name)).toBe(true)

  const sheet = (await sheetOf(school)).body
  expect(sheet).toMatchObject({ period: 'q2', status: 'waiting', can: { mark: true, close: false, amend: false } })
  const row = sheet.rows.find(({ userId }) => userId === student)
  expect(row).toMatchObject({ percent: 90, recommended: 5, missing: false, mark: { score: 5, version: 1 } })
  expect(sheet.rows.filter(({ missing }) => missing)).toHaveLength(4)
})

test('the same operations sent again are repeated and change nothing', async ({ school }) => {
  const operations = [give(school, 0, 4)]
  await storeAll(school, operations)
  const { body } = await storeAll(school, operations)
  expect(body.results[0]).toMatchObject({ outcome: 'repeated', current: { score: 4, version: 1 } })
})

test('of two who change one mark the second is told what stands, and nothing is overwritten', async ({ school }) => {
  await storeAll(school, [give(school, 0, 4)])
  const late = await storeAll(school, [give(school, 0, 2)])
  expect(late).toMatchObject({ status: 409, body: { code: 'period-marks.stale' } })
  expect(late.body).toMatchObject({ data: { results: [{ outcome: 'stale', current: { score: 4, version: 1 } }] } })
})

const refusals: [string, Parameters<typeof give>, string, ('q1' | 'q2' | 'h1' | 'exam')?][] = [
  ['a mark of 1', [undefined as never, 0, 1], 'period-marks.out-of-range'],
  ['a mark of 6', [undefined as never, 0, 6], 'period-marks.out-of-range'],
  [
    'another mark than the recommended one without words',
    [undefined as never, 0, 4, { comment: '  ' }],
    'period-marks.comment-needed',
  ],
  [
    'an exemption without words',
    [undefined as never, 0, null, { unmarked: 'exempt', comment: '' }],
    'period-marks.comment-needed',
  ],
  ['a half-year of a plan of quarters', [undefined as never, 0, 4], 'period-marks.no-such-period', 'h1'],
  ['an exam in grade 7', [undefined as never, 0, 4], 'period-marks.no-such-period', 'exam'],
]
for (const [what, [, index, score, more], code, period = 'q2'] of refusals)
  test(`${what} is refused`, async ({ school }) => {
    const refused = await storeAll(school, [give(school, index, score, more)], { period })
    expect(refused).toMatchObject({ status: 422, body: { code } })
  })

test('a refused mark keeps the others moving', async ({ school }) => {
  const { body } = await storeAll(school, [give(school, 0, 9), give(school, 1, 4)])
  expect(body.results.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['refused', 'period-marks.out-of-range'],
    ['stored', null],
  ])
})

test('a student of another class and one whom nobody knows are refused', async ({ school, otherSchool }) => {
  for (const studentId of [school.otherGroup.student.userId, otherSchool.students[0]!.userId]) {
    const refused = await storeAll(school, [give(school, 0, 4, { studentId })])
    expect(refused).toMatchObject({ status: 422, body: { code: 'period-marks.not-in-group' } })
  }
})

test('a colleague does not give marks of the plan', async ({ school }) => {
  const call = {
    params: { id: school.plans.music.uuid, period: 'h1' as const },
    body: { operations: [give(school, 0, 1)] },
  }
  const refused = await school.as('teacher')(periodMarks.store, call)
  expect(refused).toMatchObject({ status: 403 })
})

test('a credit is 0 or 1, for a half-year', async ({ school }) => {
  const as = school.as(school.colleague)
  const params = { id: school.plans.music.uuid, period: 'h1' as const }
  expect((await as(periodMarks.store, { params, body: { operations: [give(school, 0, 1)] } })).status).toBe(200)
  const refused = await as(periodMarks.store, { params, body: { operations: [give(school, 1, 4)] } })
  expect(refused.body).toMatchObject({ code: 'period-marks.out-of-range' })
})

test('the addresses of the specification give, change and tell one mark', async ({ school }) => {
  const body = {
    calendarPlanUuid: school.plans.algebra.uuid,
    period: 'q2' as const,
    studentId: school.students[0]!.userId,
    score: 4,
    comment: 'words',
  }
  const first = await school.as('teacher')(periodMarks.attestation, { body })
  expect(first.body).toMatchObject({ score: 4, version: 1 })
  expect(await school.as('teacher')(periodMarks.attestation, { body: { ...body, score: 3 } })).toMatchObject({
    status: 409,
  })
  const id = first.body.uuid!
  const changed = await school.as('teacher')(periodMarks.attestationUpdate, {
    params: { id },
    body: { ...body, score: 3 },
  })
  expect(changed.body).toMatchObject({ score: 3, version: 2 })

  const plan = { params: { id: school.plans.algebra.uuid } }
  const marks = [{ studentId: body.studentId, mark: 3, comment: '' }]
  const year = await school.as('teacher')(periodMarks.storeYear, {
    ...plan,
    body: { groupId: school.group.id, subjectId: school.subjects.algebra, marks },
  })
  expect(year.body.results[0]).toMatchObject({ outcome: 'stored', current: { score: 3 } })
  const elsewhere = [
    { groupId: school.otherGroup.id },
    { subjectId: school.subjects.music },
    { schoolId: school.id + 1 },
  ]
  for (const other of elsewhere) {
    const named = { groupId: school.group.id, subjectId: school.subjects.algebra, ...other }
    const refused = await school.as('teacher')(periodMarks.storeYear, { ...plan, body: { ...named, marks } })
    expect(refused.status).toBe(404)
  }
  const final = { userId: body.studentId, calendarPlanUuid: body.calendarPlanUuid, score: 10, teacherComment: ' good ' }
  expect((await school.as('teacher')(periodMarks.storeFinal, { body: final })).body).toMatchObject({
    score: 10,
    comment: 'good',
  })

  const yearly = (await school.as('group-lead')(periodMarks.yearly, plan)).body
  const row = yearly.rows.find(({ userId }) => userId === body.studentId)
  expect(row).toMatchObject({
    marks: { q2: { score: 3 }, year: { score: 3 }, points: { score: 10 } },
    recommended: { year: 3 },
  })
  expect(yearly).toMatchObject({ isClosedPeriod: false, can: { mark: false } })
})
