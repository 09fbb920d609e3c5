import { groups } from '@qalam/contract/groups/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { algebraOfOther, giveMark, movedOn, moveToOther, scored } from '../testing/moved.ts'

const sheetOf = async (school: School, plan: string, period: MarkPeriod) =>
  (await school.as('zavuch')(periodMarks.sheet, { params: { id: plan }, query: { period } })).body

const rowOf = <R extends { userId: number }>({ rows }: { rows: R[] }, studentId: number): R | undefined =>
  rows.find(({ userId }) => userId === studentId)

test('year-1: a pupil with 4 of quarter 1 in 7А and 4, 3, 3 in 7Ә is recommended 4 for the year', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  const old = { school, who: 'teacher', plan: school.plans.algebra.uuid, studentId } as const
  expect((await giveMark(old, 'q1', 4)).status).toBe(200)
  await moveToOther(school, studentId)
  for (const [period, score] of [
    ['q2', 4],
    ['q3', 3],
    ['q4', 3],
  ] as const)
    expect((await giveMark({ ...old, who: school.colleague, plan }, period, score)).status).toBe(200)
  school.house.setClock(new Date('2027-05-27T04:10:00Z'))
  const { body } = await school.as(school.colleague)(periodMarks.yearly, { params: { id: plan } })
  expect(rowOf(body, studentId)).toMatchObject({
    recommended: { year: 4 },
    marks: { q2: { score: 4 }, q3: { score: 3 }, q4: { score: 3 } },
    brought: { q1: { score: 4, group: '7А', since: '2026-09-01', until: movedOn, school: null } },
  })
})

test('year-2: what was earned in the quarter of the move counts on in the new class, with its source', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  expect((await scored(school, studentId, { mondayAlgebra: 9, wednesdayAlgebra: 9, sor: 19 })).status).toBe(200)
  const before = rowOf(await sheetOf(school, school.plans.algebra.uuid, 'q2'), studentId)
  expect(before?.percent).toBe(93)

  await moveToOther(school, studentId)
  const row = rowOf(await sheetOf(school, plan, 'q2'), studentId)
  expect(row).toMatchObject({ percent: 93, recommended: 5 })
  expect(row?.brought).toMatchObject([
    {
      ...{ school: null, group: '7А', since: '2026-09-01', until: movedOn, mark: null },
      scores: [
        { date: '2026-11-13', kind: 'sor', score: 19, max: 20, leftOut: null },
        { date: '2026-11-16', kind: 'regular', score: 9, max: 10 },
        { date: '2026-11-18', score: 9 },
      ],
    },
  ])
  const grid = (id: string) => school.as('zavuch')(journal.quarter, { params: { id } }, { quarter: 20262 })
  expect((await grid(plan)).body.brought).toEqual([
    { userId: studentId, kind: 'sor', score: 19, max: 20 },
    { userId: studentId, kind: 'regular', score: 9, max: 10 },
    { userId: studentId, kind: 'regular', score: 9, max: 10 },
  ])
  expect((await grid(school.plans.algebra.uuid)).body.brought).toBeUndefined()
  // The class that was left shows what it gave, and takes nothing from the new one.
  const old = rowOf(await sheetOf(school, school.plans.algebra.uuid, 'q2'), studentId)
  expect(old).toMatchObject({ percent: 93, until: movedOn, brought: [] })
})

test('a quarter before the move is shown to the new teacher, who may enter it with the reason', async ({ school }) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  await giveMark({ school, who: 'teacher', plan: school.plans.algebra.uuid, studentId }, 'q1', 4)
  await moveToOther(school, studentId)
  const { rows, later } = await sheetOf(school, plan, 'q1')
  expect(rows.map(({ userId }) => userId)).not.toContain(studentId)
  expect(later).toMatchObject([{ userId: studentId, since: movedOn, brought: [{ group: '7А', mark: { score: 4 } }] }])

  const now = { school, who: school.colleague, plan, studentId }
  expect(await giveMark(now, 'q1', 5, '')).toMatchObject({ status: 422, body: { code: 'period-marks.comment-needed' } })
  expect((await giveMark(now, 'q1', 5, 'Табель бойынша')).status).toBe(200)
  const { body } = await school.as(school.colleague)(periodMarks.yearly, { params: { id: plan } })
  expect(rowOf(body, studentId)).toMatchObject({ marks: { q1: { score: 5 } }, brought: {}, recommended: { year: 5 } })
})

test('the quarter of the move is marked by the class that leads the pupil now, not by both', async ({ school }) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  await moveToOther(school, studentId)
  const old = { school, who: 'teacher', plan: school.plans.algebra.uuid, studentId } as const
  expect(await giveMark(old, 'q2', 4)).toMatchObject({ status: 422, body: { code: 'period-marks.moved-on' } })
  // The quarter before the move is still the old teacher's, who has to give it before the closing.
  expect((await giveMark(old, 'q1', 4)).status).toBe(200)
  expect((await giveMark({ ...old, who: school.colleague, plan }, 'q2', 4)).status).toBe(200)
})

test('a credit says nothing to a plan of marks: it is shown with its source and does not count', async ({ school }) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school, 'credit_quarter')
  await giveMark({ school, who: 'teacher', plan: school.plans.algebra.uuid, studentId }, 'q1', 4)
  await moveToOther(school, studentId)
  const { body } = await school.as(school.colleague)(periodMarks.yearly, { params: { id: plan } })
  expect(rowOf(body, studentId)).toMatchObject({ brought: {}, recommended: {} })
  expect((await sheetOf(school, plan, 'q1')).later).toMatchObject([{ brought: [{ mark: { score: 4 } }] }])
})

test('who moved away and came back has everything, each score once', async ({ school }) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  await scored(school, studentId, { mondayAlgebra: 9 })
  await giveMark({ school, who: 'teacher', plan: school.plans.algebra.uuid, studentId }, 'q1', 4)
  await moveToOther(school, studentId)
  await giveMark({ school, who: school.colleague, plan, studentId }, 'q2', 3)
  school.house.setClock(new Date('2027-01-12T04:10:00Z'))
  const pool = school.house.pool
  await pool.query(`update enrolment set until = '2027-01-11' where student_id = $1 and until is null`, [studentId])
  await pool.query(`insert into enrolment (school_id, group_id, student_id, since) values ($1, $2, $3, '2027-01-11')`, [
    school.id,
    school.group.id,
    studentId,
  ])
  const { body } = await school.as('teacher')(periodMarks.yearly, { params: { id: school.plans.algebra.uuid } })
  expect(rowOf(body, studentId)).toMatchObject({
    marks: { q1: { score: 4 } },
    brought: { q2: { score: 3, group: '7Ә' } },
    recommended: { year: 4 },
  })
  expect(rowOf(await sheetOf(school, school.plans.algebra.uuid, 'q2'), studentId)?.percent).toBe(90)
  expect(rowOf(await sheetOf(school, plan, 'q2'), studentId)?.percent).toBe(90)
})

test('the new teacher leaves out a score that was brought, with the reason, and may count it again', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  await scored(school, studentId, { mondayAlgebra: 9, wednesdayAlgebra: 5 })
  await moveToOther(school, studentId)
  const ask = (who: 'teacher' | School['colleague'], lessonUuid: string, reason: string | null) =>
    school.as(who)(periodMarks.leaveOut, {
      params: { id: plan, period: 'q2' as const },
      body: { studentId, lessonUuid, reason },
    })
  const { wednesdayAlgebra, fridayAlgebra } = school.lessons
  expect((await ask('teacher', wednesdayAlgebra, 'Бағдарламалар басқа')).status).toBe(403)
  expect((await ask(school.colleague, fridayAlgebra, 'Мұндай баға жоқ')).status).toBe(404)
  for (const reason of ['Бағдарламалар басқа', 'Тақырып өтілмеген']) {
    const left = (await ask(school.colleague, wednesdayAlgebra, reason)).body
    const row = rowOf(left, studentId)
    expect(row?.percent).toBe(90)
    expect(row?.brought[0]?.scores[1]).toMatchObject({ score: 5, leftOut: { reason, by: expect.stringMatching(/./) } })
    school.house.setClock(new Date('2026-11-25T05:00:00Z'))
  }
  const back = (await ask(school.colleague, wednesdayAlgebra, null)).body
  expect(rowOf(back, studentId)).toMatchObject({ percent: 70, brought: [{ scores: [{}, { leftOut: null }] }] })
  const { rows } = await school.house.pool.query(`select from score_left_out where school_id = $1`, [school.id])
  expect(rows).toHaveLength(2)
})

test('what was brought and counted is signed with the quarter, and nothing is left out of a closed one', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  await scored(school, studentId, { mondayAlgebra: 9 })
  await moveToOther(school, studentId)
  const now = { school, who: school.colleague, plan, studentId }
  await giveMark(now, 'q2', 5)
  await giveMark({ ...now, studentId: school.otherGroup.student.userId }, 'q2', 4)
  school.house.setClock(new Date('2027-01-12T04:10:00Z'))
  const as = school.as(school.colleague)
  expect((await as(periodMarks.closeQuarter, { params: { id: plan }, body: { period: 'q2' } })).status).toBe(200)
  const body = { studentId, lessonUuid: school.lessons.mondayAlgebra, reason: 'words' }
  expect(await as(periodMarks.leaveOut, { params: { id: plan, period: 'q2' }, body })).toMatchObject({
    status: 422,
    body: { code: 'period-marks.closed' },
  })
  await school.house.pool.query(`update mark set score = 2 where school_id = $1`, [school.id])
  expect(rowOf(await sheetOf(school, plan, 'q2'), studentId)).toMatchObject({
    percent: 90,
    brought: [{ group: '7А', scores: [{ score: 9 }] }],
  })
})

test('half-1: a pupil put into the other half keeps the row there, and what was earned counts on in the new half', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const [first, second] = [school.plans.englishFirst.uuid, school.plans.englishSecond.uuid]
  await scored(school, studentId, { wednesdayEnglishFirst: 7 })
  school.house.setClock(new Date('2026-11-24T05:05:00Z'))
  const ids = (places: number[]) => places.map((place) => school.students[place]!.userId)
  const placed = await school.as('zavuch')(groups.place, {
    params: { groupId: school.group.id, subjectId: school.subjects.english },
    body: { first: ids([1, 2]), second: ids([0, 3, 4, 5]), was: { first: ids([0, 1, 2]), second: ids([3, 4, 5]) } },
  })
  expect(placed.status).toBe(200)
  expect(rowOf(await sheetOf(school, first, 'q2'), studentId)).toMatchObject({ until: movedOn, percent: 70 })
  expect(rowOf(await sheetOf(school, second, 'q2'), studentId)).toMatchObject({
    ...{ since: movedOn, percent: 70 },
    brought: [{ group: '7А', subgroup: '1', until: movedOn, scores: [{ score: 7 }] }],
  })
})

test('a quarter that the new class has closed is entered for a newcomer by a correction, behind what was signed', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  const other = school.otherGroup.student.userId
  await giveMark({ school, who: school.colleague, plan, studentId: other }, 'q1', 5)
  await school.as(school.colleague)(periodMarks.closeQuarter, { params: { id: plan }, body: { period: 'q1' } })
  await giveMark({ school, who: 'teacher', plan: school.plans.algebra.uuid, studentId }, 'q1', 4)
  await moveToOther(school, studentId)
  const closed = await sheetOf(school, plan, 'q1')
  expect(closed.rows.map(({ userId }) => userId)).toEqual([other])
  expect(closed.later).toMatchObject([{ userId: studentId, brought: [{ mark: { score: 4 } }] }])

  const asked = await school.as(school.colleague)(periodMarks.amend, {
    body: {
      ...{ uuid: randomUUID(), calendarPlanUuid: plan, period: 'q1', studentId, baseVersion: 0, score: 4 },
      ...{ comment: 'Табель бойынша', reason: 'Басқа сыныптан келді' },
    },
  })
  expect(asked.status).toBe(200)
  const decision = { params: { id: asked.body.uuid }, body: { decision: 'approved' as const } }
  expect((await school.as('director')(periodMarks.decide, decision)).status).toBe(200)
  const { rows, later } = await sheetOf(school, plan, 'q1')
  expect(rows).toMatchObject([
    { userId: other, mark: { score: 5, version: 1 } },
    { userId: studentId, since: movedOn, mark: { score: 4, version: 1 } },
  ])
  expect(later).toEqual([])
})
