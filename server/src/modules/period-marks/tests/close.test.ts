import { journal } from '@qalam/contract/journal/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { afterSecondQuarter, closeQuarter, everybody, give, sheetOf, storeAll } from '../testing/marks.ts'

async function closed(school: School): Promise<void> {
  await storeAll(school, everybody(school, 4))
  school.house.setClock(afterSecondQuarter)
  expect((await closeQuarter(school)).status).toBe(200)
}
const signedOf = (school: School) =>
  school.as('director')(periodMarks.signed, { params: { id: school.plans.algebra.uuid, period: 'q2' } })

test('a quarter is not closed before its last day is over', async ({ school }) => {
  await storeAll(school, everybody(school, 4))
  const refused = await closeQuarter(school)
  expect(refused).toMatchObject({ status: 422, body: { code: 'period-marks.not-over' } })
  expect(Reflect.get(refused.body, 'message')).toMatch(/ \d\d\.\d\d\.20\d\d /)
})

test('a quarter is not closed while a student has neither a mark nor the reason for none', async ({ school }) => {
  await storeAll(school, everybody(school, 4).slice(1))
  school.house.setClock(afterSecondQuarter)
  const refused = await closeQuarter(school)
  expect(refused).toMatchObject({ status: 422, body: { code: 'period-marks.incomplete', data: { count: 1 } } })

  await storeAll(school, [give(school, 0, null, { unmarked: 'not_assessed' })])
  expect((await closeQuarter(school)).body).toMatchObject({
    status: 'closed',
    closings: [{ revision: 1 }],
    can: { mark: false, amend: true },
  })
})

test('in a closed quarter neither a mark of a lesson nor one of the period changes, and it says so', async ({
  school,
}) => {
  await closed(school)
  const cell = { scheduleUuid: school.lessons.mondayAlgebra, userId: school.students[0]!.userId }
  const operation = { operationId: randomUUID(), ...cell, baseVersion: 0, score: 9, sign: null }
  const refused = await school.as('teacher')(journal.storeDay, { body: { operations: [operation] } })
  expect(refused).toMatchObject({ status: 422, body: { code: 'journal.period-closed' } })
  expect(await storeAll(school, [give(school, 0, 5, { baseVersion: 1 })])).toMatchObject({
    status: 422,
    body: { code: 'period-marks.closed' },
  })
  const quarter = await school.as('teacher')(
    journal.quarter,
    { params: { id: school.plans.algebra.uuid } },
    { quarter: 20262 },
  )
  expect(quarter.body).toMatchObject({ status: 'closed' })
  expect(quarter.body.lessonSchedules.every(({ can }) => !can.mark)).toBe(true)
})

test('closing twice leaves one signed snapshot, and its signature holds over its very text', async ({ school }) => {
  await closed(school)
  await closeQuarter(school)
  const { publicKey, revisions } = (await signedOf(school)).body
  expect(revisions).toHaveLength(1)
  const { snapshot, signature, valid } = revisions[0]!
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  expect(valid).toBe(true)
  expect(verify(null, Buffer.from(snapshot), key, Buffer.from(signature, 'base64'))).toBe(true)
  expect(
    verify(null, Buffer.from(snapshot.replace('"score":4', '"score":5')), key, Buffer.from(signature, 'base64')),
  ).toBe(false)
  expect(JSON.parse(snapshot)).toMatchObject({ period: 'q2', revision: 1, rows: { length: 6 } })
})

test('a lead of the group closes nothing; a deputy head closes for a teacher who is away', async ({ school }) => {
  await storeAll(school, everybody(school, 4))
  school.house.setClock(afterSecondQuarter)
  expect((await closeQuarter(school, 'q2', 'group-lead')).status).toBe(403)
  expect((await closeQuarter(school, 'q2', 'zavuch')).status).toBe(200)
})

test('while a mark is being written the closing waits, and after it the next mark is refused', async ({ school }) => {
  await storeAll(school, everybody(school, 4))
  school.house.setClock(afterSecondQuarter)
  const lessons = [school.lessons.mondayAlgebra, school.lessons.wednesdayAlgebra, school.lessons.sor]
  const marks = school.students.flatMap(({ userId }) =>
    lessons.map((scheduleUuid) => ({
      operationId: randomUUID(),
      scheduleUuid,
      userId,
      baseVersion: 0,
      score: 5,
      sign: null,
    })),
  )
  const writes = marks.map((operation) => school.as('teacher')(journal.storeDay, { body: { operations: [operation] } }))
  const answers = await Promise.all([...writes.slice(0, 9), closeQuarter(school), ...writes.slice(9)])
  const stored = answers.filter(({ status, body }) => status === 200 && 'results' in body).length

  const { rows } = await school.house.pool.query<{ line: string }>(
    `select concat_ws('|', l.uuid, m.student_id, coalesce(m.score::text, ''), coalesce(m.sign, ''), m.comment) as line
     from lesson l join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid
     where l.school_id = $1 and l.plan_uuid = $2 and l.quarter_id = 20262 order by l.on_date, l.starts, l.uuid, m.student_id`,
    [school.id, school.plans.algebra.uuid],
  )
  const snapshot = JSON.parse((await signedOf(school)).body.revisions[0]!.snapshot)
  const digest = createHash('sha256')
    .update(rows.map(({ line }) => line).join('\n'))
    .digest('hex')
  expect(rows).toHaveLength(stored)
  expect(snapshot.cells).toMatchObject({ cells: stored, sha256: digest })
})

test('a year is closed after its quarters', async ({ school }) => {
  await closed(school)
  school.house.setClock(new Date('2027-05-27T04:10:00Z'))
  const call = { params: { id: school.plans.algebra.uuid }, body: { period: 'year' as const } }
  expect(await school.as('teacher')(periodMarks.closeYear, call)).toMatchObject({
    status: 422,
    body: { code: 'period-marks.parts-open', data: { count: 3 } },
  })
  for (const period of ['q1', 'q3', 'q4', 'year'] as const) {
    await storeAll(school, everybody(school, 4), { period })
    if (period !== 'year') expect((await closeQuarter(school, period)).status).toBe(200)
  }
  expect((await school.as('teacher')(periodMarks.closeYear, call)).body).toMatchObject({ status: 'closed' })
  const yearly = await school.as('teacher')(periodMarks.yearly, { params: call.params })
  expect(yearly.body).toMatchObject({ isClosedPeriod: true })
})

test('a deputy head sees who has not closed, reminds them, and the teacher reads it until it is done', async ({
  school,
}) => {
  await storeAll(school, everybody(school, 4))
  const list = async (state: 'open' | 'closed') =>
    (await school.as('zavuch')(periodMarks.closings, { query: { state } }, { quarter: 20262 })).body
  const open = await list('open')
  expect(open).toMatchObject({ total: 4, open: 4, closed: 0 })
  expect(open.rows.find(({ calendarPlanUuid }) => calendarPlanUuid === school.plans.algebra.uuid)).toMatchObject({
    ...{ students: 6, missing: 0, period: 'q2', remindedAt: null },
  })
  expect(open.rows.find(({ calendarPlanUuid }) => calendarPlanUuid === school.plans.music.uuid)).toMatchObject({
    ...{ students: 6, missing: 6, period: 'h1' },
  })

  const reminded = await school.as('zavuch')(periodMarks.remind, { body: {} }, { quarter: 20262 })
  expect(reminded.body).toEqual({ reminded: 4 })
  expect((await school.as('teacher')(periodMarks.reminders)).body).toHaveLength(2)

  school.house.setClock(afterSecondQuarter)
  await closeQuarter(school)
  expect((await school.as('teacher')(periodMarks.reminders)).body).toHaveLength(1)
  expect(await list('closed')).toMatchObject({ total: 1, open: 3, closed: 1 })
})

test('a correction of a closed quarter is asked for with a reason and approved by a second person; both snapshots stay', async ({
  school,
}) => {
  await closed(school)
  const draft = (score: number) => ({
    ...{ uuid: randomUUID(), calendarPlanUuid: school.plans.algebra.uuid, period: 'q2' as const },
    ...{ studentId: school.students[0]!.userId, baseVersion: 1, score, comment: 'words', reason: 'a slip of the pen' },
  })
  const asked = await school.as('zavuch')(periodMarks.amend, { body: draft(5) })
  expect(asked.body).toMatchObject({
    was: { score: 4 },
    score: 5,
    decision: null,
    can: { decide: false, withdraw: true },
  })
  expect(await school.as('teacher')(periodMarks.amend, { body: draft(3) })).toMatchObject({ status: 409 })
  const decide = (who: 'zavuch' | 'director' | 'teacher', decision: 'approved' | 'refused') =>
    school.as(who)(periodMarks.decide, { params: { id: asked.body.uuid }, body: { decision } })
  expect(await decide('zavuch', 'approved')).toMatchObject({
    status: 403,
    body: { code: 'period-marks.second-person' },
  })
  expect((await decide('teacher', 'approved')).status).toBe(403)
  expect((await decide('director', 'approved')).body).toMatchObject({ decision: 'approved' })
  expect(await decide('director', 'refused')).toMatchObject({ status: 409 })

  const sheet = (await sheetOf(school)).body
  const student = school.students[0]!.userId
  const row = (rows: { userId: number }[]) => rows.findIndex(({ userId }) => userId === student)
  expect(sheet.rows[row(sheet.rows)]).toMatchObject({ mark: { score: 5, version: 2 } })
  expect(sheet.closings.map(({ revision }) => revision)).toEqual([1, 2])
  const { revisions } = (await signedOf(school)).body
  const [first, second] = revisions.map(({ snapshot }) => JSON.parse(snapshot))
  expect([first, second].map(({ rows }) => rows[row(rows)].marks[0].score)).toEqual([4, 5])
  expect(second.previous).toBe(createHash('sha256').update(revisions[0]!.snapshot).digest('hex'))
  expect((await school.as('director')(periodMarks.amendments)).body).toMatchObject({
    open: [],
    decided: [{ decision: 'approved' }],
  })
})

test('an open period is not amended', async ({ school }) => {
  await storeAll(school, [give(school, 0, 4)])
  const refused = await school.as('teacher')(periodMarks.amend, {
    body: {
      ...{ uuid: randomUUID(), calendarPlanUuid: school.plans.algebra.uuid, period: 'q2' },
      ...{ studentId: school.students[0]!.userId, baseVersion: 1, score: 5, reason: 'a slip' },
    },
  })
  expect(refused).toMatchObject({ status: 422, body: { code: 'period-marks.not-closed' } })
})

test('a correction outside the bounds of a credit is told those bounds', async ({ school }) => {
  const as = school.as(school.colleague)
  const params = { id: school.plans.music.uuid }
  const operations = everybody(school, 1)
  await as(periodMarks.store, { params: { ...params, period: 'h1' }, body: { operations } })
  school.house.setClock(afterSecondQuarter)
  await as(periodMarks.closeHalfYear, { params, body: { period: 'h1' } })
  const refused = await as(periodMarks.amend, {
    body: {
      ...{ uuid: randomUUID(), calendarPlanUuid: params.id, period: 'h1', studentId: school.students[0]!.userId },
      ...{ baseVersion: 1, score: 5, comment: 'words', reason: 'a slip' },
    },
  })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { score: ['0 мен 1 аралығындағы бүтін сан енгізіңіз'] } },
  })
})
