import { contingent } from '@qalam/contract/contingent/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { algebraOfOther, giveMark, moveToOther, scored } from '../period-marks/testing/moved.ts'

const give = (school: School, lessonUuid: string, score: number) =>
  school.house.pool.query(
    `insert into mark (school_id, lesson_uuid, student_id, score, version, updated_by, updated_at)
     values ($1, $2, $3, $4, 1, $5, now())`,
    [school.id, lessonUuid, school.people.student.userId, score, school.people.teacher.userId],
  )

const attestation = async (school: School, quarter?: number) =>
  (await school.as('student')(diary.attestation, {}, quarter ? { quarter } : {})).body

const algebraOf = (school: School, body: Awaited<ReturnType<typeof attestation>>) =>
  body.subjects.find(({ calendarPlanUuid }) => calendarPlanUuid === school.plans.algebra.uuid)

test('every subject of the student is there, of the own subgroup only', async ({ school }) => {
  const body = await attestation(school)
  expect(body.year).toBe(2026)
  expect(body.rules.weights).toEqual({ fo: 0.25, sor: 0.25, soch: 0.5 })
  expect(body.subjects.map(({ calendarPlanUuid }) => calendarPlanUuid).toSorted()).toEqual(
    [school.plans.algebra, school.plans.englishFirst, school.plans.music].map(({ uuid }) => uuid).toSorted(),
  )
})

test('the quarter is made of its three parts by the rules of the year', async ({ school }) => {
  await give(school, school.lessons.mondayAlgebra, 8)
  await give(school, school.lessons.wednesdayAlgebra, 8)
  await give(school, school.lessons.sor, 14)
  await give(school, school.lessons.soch, 18)

  const algebra = algebraOf(school, await attestation(school))
  expect(algebra?.cells.map(({ period }) => period)).toEqual(['q1', 'q2', 'q3', 'q4'])
  expect(algebra?.cells[1]).toMatchObject({
    formative: [8, 8],
    sor: [{ score: 14, max: 20, date: '2026-11-13', theme: 'Тақырып 5' }],
    soch: [{ score: 18, max: 25 }],
    foPercent: 80,
    sorPercent: 70,
    sochPercent: 72,
    percent: 74,
    recommended: 4,
    credit: null,
  })
  expect(algebra?.cells[0]).toMatchObject({ percent: null, recommended: null })
  expect(algebra?.year).toBe(4)
})

test('works that are not marked yet are shown with their maximum and count for nothing', async ({ school }) => {
  await give(school, school.lessons.mondayAlgebra, 6)
  const cell = algebraOf(school, await attestation(school))?.cells[1]
  expect(cell).toMatchObject({ soch: [{ score: null, max: 25 }], sochPercent: null, percent: 60, recommended: 3 })
})

test('a half-year credit has two periods and a pass instead of a mark', async ({ school }) => {
  const uuid = crypto.randomUUID()
  await school.house.pool.query(
    `insert into lesson (uuid, school_id, quarter_id, group_id, subject_id, plan_uuid, plan_lesson_uuid, teacher_id, on_date, starts, ends)
     values ($1, $2, 20262, $3, $4, $5, $6, $7, '2026-11-19', '10:50', '11:35')`,
    [
      uuid,
      school.id,
      school.group.id,
      school.subjects.music,
      school.plans.music.uuid,
      school.plans.music.themes[0],
      school.colleague.userId,
    ],
  )
  await give(school, uuid, 4)
  const body = await attestation(school)
  const music = body.subjects.find(({ calendarPlanUuid }) => calendarPlanUuid === school.plans.music.uuid)
  expect(music?.cells.map(({ period }) => period)).toEqual(['h1', 'h2'])
  expect(music?.cells[0]).toMatchObject({ percent: 40, credit: true, recommended: null })
})

test('a class hour has no place among the marks, but in grade 1, where nothing is assessed, every subject is told', async ({
  school,
}) => {
  const { music } = school.plans
  const told = async () => (await attestation(school)).subjects.map(({ calendarPlanUuid }) => calendarPlanUuid)
  await school.house.pool.query(`update calendar_plan set score_type = 'no_assessment_quarter' where uuid = $1`, [
    music.uuid,
  ])
  expect(await told()).not.toContain(music.uuid)
  await school.house.pool.query(`update study_group set parallel = 1 where id = $1`, [school.group.id])
  expect(await told()).toContain(music.uuid)
})

test('a plan that the student has left is told only with its scores', async ({ school }) => {
  await give(school, school.lessons.mondayAlgebra, 10)
  await school.house.pool.query(`update enrolment set until = '2026-11-17' where student_id = $1`, [
    school.people.student.userId,
  ])
  const body = await attestation(school)
  expect(body.subjects.map(({ calendarPlanUuid }) => calendarPlanUuid)).toEqual([school.plans.algebra.uuid])
})

test('a plan that the student has left is told with a mark of a period alone', async ({ school }) => {
  const { userId: studentId } = school.people.student
  await school.as('teacher')(periodMarks.store, {
    params: { id: school.plans.algebra.uuid, period: 'q2' },
    body: {
      operations: [
        { operationId: crypto.randomUUID(), studentId, baseVersion: 0, score: 4, comment: 'Қағаз журналдан' },
      ],
    },
  })
  await school.house.pool.query(`update enrolment set until = '2026-11-17' where student_id = $1`, [studentId])
  const { subjects } = await attestation(school)
  expect(subjects.map(({ calendarPlanUuid }) => calendarPlanUuid)).toEqual([school.plans.algebra.uuid])
  expect(subjects[0]?.cells[1]?.given?.score).toBe(4)
})

test('a period is provisional until its last day has passed, the year until all of them have', async ({ school }) => {
  await give(school, school.lessons.mondayAlgebra, 8)
  const algebra = algebraOf(school, await attestation(school))
  expect(algebra?.cells.map(({ status }) => status)).toEqual(['opened', 'waiting', 'waiting', 'waiting'])
  expect(algebra?.yearIsProvisional).toBe(true)
})

test('another year is asked for by its quarter', async ({ school }) => {
  expect(await attestation(school, 20251)).toMatchObject({ year: 2025, subjects: [] })
})

test('a mark that the teacher gave stands before the recommended one, and a closed period says so', async ({
  school,
}) => {
  await give(school, school.lessons.mondayAlgebra, 8)
  const student = school.people.student.userId
  await school.as('teacher')(periodMarks.store, {
    params: { id: school.plans.algebra.uuid, period: 'q2' },
    body: {
      operations: [
        { operationId: crypto.randomUUID(), studentId: student, baseVersion: 0, score: 5, comment: 'Олимпиада' },
      ],
    },
  })
  const algebra = algebraOf(school, await attestation(school))
  expect(algebra?.cells[1]).toMatchObject({
    recommended: 4,
    given: { score: 5, comment: 'Олимпиада' },
    status: 'waiting',
  })
  expect(algebra).toMatchObject({ year: 5, yearIsProvisional: true, ends: { year: null } })
})

test('year-1, year-2: a pupil who changed class has one row of the subject, with what was earned before', async ({
  school,
}) => {
  const studentId = school.people.student.userId
  const plan = await algebraOfOther(school)
  const old = { school, who: 'teacher', plan: school.plans.algebra.uuid, studentId } as const
  await giveMark(old, 'q1', 4)
  await scored(school, studentId, { mondayAlgebra: 9, wednesdayAlgebra: 5 })
  await moveToOther(school, studentId)
  await school.as(school.colleague)(periodMarks.leaveOut, {
    params: { id: plan, period: 'q2' },
    body: { studentId, lessonUuid: school.lessons.wednesdayAlgebra, reason: 'Тақырып өтілмеген' },
  })
  const { subjects } = await attestation(school)
  const [algebra, ...others] = subjects.filter(({ subjectId }) => subjectId === school.subjects.algebra)
  expect(others).toEqual([])
  expect(algebra).toMatchObject({ calendarPlanUuid: plan, year: 5 })
  expect(algebra?.cells.map(({ given, percent, formative }) => [given?.score, percent, formative])).toEqual([
    [4, null, []],
    [undefined, 90, [9]],
    [undefined, null, []],
    [undefined, null, []],
  ])
  // The works of the class that was left are no longer to come.
  expect(algebra?.cells[1]).toMatchObject({ sor: [], soch: [] })
})

test('a pupil who left the class and came back has each subject once, and each score', async ({ school }) => {
  const student = school.people.student.userId
  await scored(school, student, { mondayAlgebra: 9 })
  const before = algebraOf(school, await attestation(school))
  for (const groupId of [school.otherGroup.id, school.group.id]) {
    const body = { groupId, date: '2026-11-18', order: '1' }
    expect((await school.as('zavuch')(contingent.move, { params: { userId: student }, body })).status).toBe(200)
  }
  const after = await attestation(school)
  expect(algebraOf(school, after)?.cells).toEqual(before?.cells)
  expect(after.subjects.map(({ subjectId }) => subjectId)).toEqual([
    ...new Set(after.subjects.map((one) => one.subjectId)),
  ])
})
