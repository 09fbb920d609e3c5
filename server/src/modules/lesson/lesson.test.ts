import { lesson } from '@qalam/contract/lesson/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const of = (scheduleUuid: string) => ({ params: { scheduleUuid } })

const give = (school: School, lessonUuid: string, studentId: number, score: number, comment = '') =>
  school.house.pool.query(
    `insert into mark (school_id, lesson_uuid, student_id, score, comment, version, updated_by, updated_at)
     values ($1, $2, $3, $4, $5, 1, $6, now())`,
    [school.id, lessonUuid, studentId, score, comment, school.people.teacher.userId],
  )

test('a teacher opens the own lesson with its theme, objectives and neighbours', async ({ school }) => {
  const { mondayAlgebra, wednesdayAlgebra, soch } = school.lessons
  const { status, body } = await school.as('teacher')(lesson.page, of(wednesdayAlgebra))

  expect(status).toBe(200)
  expect(body).toMatchObject({
    date: '2026-11-18',
    timeStart: '08:00',
    theme: 'Тақырып 2',
    section: 'Бөлім 1',
    objectives: ['7.1.2.3'],
    group: { label: '7А' },
    cabinet: { label: '101' },
    maxScore: 10,
    scoreType: 'mark_quarter',
    mark: null,
    homework: null,
    materials: [],
    canBeConducted: true,
    conducted: false,
    previous: { uuid: soch, date: '2026-11-17' },
    next: { uuid: school.lessons.fridayAlgebra, date: '2026-11-20' },
    can: { conduct: true, mark: true, prepare: true, journal: true, chat: true, live: true },
  })
  expect(body.previous?.uuid).not.toBe(mondayAlgebra)
})

test('a page costs at most four statements', async ({ school }) => {
  for (const role of ['teacher', 'student', 'parent'] as const) {
    await school.as(role)(lesson.page, of(school.lessons.wednesdayAlgebra))
    school.house.counted()
    await school.as(role)(lesson.page, of(school.lessons.wednesdayAlgebra))
    expect(school.house.counted().length).toBeLessThanOrEqual(4)
  }
})

test('a student sees the own mark and nobody else’s', async ({ school }) => {
  const { wednesdayAlgebra } = school.lessons
  await give(school, wednesdayAlgebra, school.people.student.userId, 9, 'Жақсы')
  await give(school, wednesdayAlgebra, school.students[1]!.userId, 3)

  const own = await school.as('student')(lesson.page, of(wednesdayAlgebra))
  expect(own.body.mark).toEqual({ score: 9, sign: null, comment: 'Жақсы' })
  expect(own.body.can).toEqual({ conduct: false, mark: false, prepare: false, journal: false, chat: true, live: false })

  const asked = await school.as('student')(lesson.page, {
    ...of(wednesdayAlgebra),
    query: { userId: school.students[1]!.userId },
  })
  expect(asked.status).toBe(404)
})

test('a student of the other subgroup does not find the lesson', async ({ school }) => {
  const refused = await school.as('student')(lesson.page, of(school.lessons.wednesdayEnglishSecond))
  expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect((await school.as('student')(lesson.page, of(school.lessons.wednesdayEnglishFirst))).status).toBe(200)
})

test('a student of another group does not find it either', async ({ school }) => {
  const refused = await school.as(school.otherGroup.student)(lesson.page, of(school.lessons.wednesdayAlgebra))
  expect(refused.status).toBe(404)
})

test('a parent sees the lesson of the bound child with the child’s mark, read-only', async ({ school }) => {
  const { wednesdayAlgebra, wednesdayEnglishSecond } = school.lessons
  await give(school, wednesdayAlgebra, school.people.student.userId, 7)

  const seen = await school.as('parent')(lesson.page, of(wednesdayAlgebra))
  expect(seen.body).toMatchObject({ mark: { score: 7 }, can: { conduct: false, mark: false, prepare: false } })

  const another = { ...of(wednesdayAlgebra), query: { userId: school.students[1]!.userId } }
  expect((await school.as('parent')(lesson.page, another)).status).toBe(404)
  expect((await school.as('parent')(lesson.page, of(wednesdayEnglishSecond))).status).toBe(404)
})

test('a lesson of another school is not found by anybody', async ({ school, otherSchool }) => {
  for (const role of ['teacher', 'director', 'admin', 'monitoring', 'student', 'parent'] as const) {
    const refused = await school.as(role)(lesson.page, of(otherSchool.lessons.wednesdayAlgebra))
    expect(refused.status).toBe(404)
  }
  for (const act of [lesson.conduct, lesson.unconduct])
    expect((await school.as('director')(act, of(otherSchool.lessons.wednesdayAlgebra))).status).toBe(404)
})

test('a teacher who has nothing to do with the lesson may neither see nor touch it', async ({ school }) => {
  const stranger = await school.newcomer('teacher')
  expect((await school.as(stranger)(lesson.page, of(school.lessons.wednesdayAlgebra))).status).toBe(403)
  expect((await school.as(stranger)(lesson.conduct, of(school.lessons.wednesdayAlgebra))).status).toBe(403)
})

test('the lead of the group and monitoring look and change nothing', async ({ school }) => {
  for (const role of ['group-lead', 'monitoring'] as const) {
    const seen = await school.as(role)(lesson.page, of(school.lessons.wednesdayAlgebra))
    expect(seen.body.can).toEqual({
      conduct: false,
      mark: false,
      prepare: false,
      journal: role === 'group-lead',
      chat: false,
      live: false,
    })
    expect((await school.as(role)(lesson.conduct, of(school.lessons.wednesdayAlgebra))).status).toBe(403)
  }
})

test('conducting is said once, told to the group, and taken back', async ({ school }) => {
  const { wednesdayAlgebra } = school.lessons
  const teacher = school.as('teacher')
  await teacher(lesson.conduct, of(wednesdayAlgebra))
  const repeated = await teacher(lesson.conduct, of(wednesdayAlgebra))
  expect(repeated.status).toBe(200)

  const page = await teacher(lesson.page, of(wednesdayAlgebra))
  expect(page.body).toMatchObject({ conducted: true, version: 2 })
  const told = school.house.facts.filter(({ data }) => data.lessonUuid === wednesdayAlgebra)
  expect(told).toMatchObject([{ name: 'schedule.changed', schoolId: school.id, data: { groupId: school.group.id } }])

  await school.as('zavuch')(lesson.unconduct, of(wednesdayAlgebra))
  expect((await teacher(lesson.page, of(wednesdayAlgebra))).body.conducted).toBe(false)
})

test('a lesson that has not begun, or has no theme, was not conducted', async ({ school }) => {
  const { fridayAlgebra, wednesdayAlgebra } = school.lessons
  const early = await school.as('teacher')(lesson.conduct, of(fridayAlgebra))
  expect(early).toMatchObject({ status: 422, body: { code: 'lesson.cannot-conduct', data: { reason: 'not-begun' } } })

  await school.house.pool.query(`update lesson set plan_lesson_uuid = null where uuid = $1`, [wednesdayAlgebra])
  const bare = await school.as('teacher')(lesson.conduct, of(wednesdayAlgebra))
  expect(bare.body.data).toEqual({ reason: 'theme' })
  expect((await school.as('teacher')(lesson.page, of(wednesdayAlgebra))).body).toMatchObject({
    theme: '',
    canBeConducted: false,
  })
})

test('a lesson of a year that is over stays as it is', async ({ school }) => {
  await school.house.pool.query(`insert into school_quarter values ($1, 20271, '2027-09-01', '2027-10-24')`, [
    school.id,
  ])
  await school.as('teacher')(lesson.conduct, of(school.lessons.wednesdayAlgebra))
  school.house.setClock(new Date('2027-09-06T05:00:00Z'))

  const refused = await school.as('teacher')(lesson.unconduct, of(school.lessons.wednesdayAlgebra))
  expect(refused.body).toMatchObject({ code: 'lesson.cannot-conduct', data: { reason: 'closed' } })
  const page = await school.as('teacher')(lesson.page, of(school.lessons.wednesdayAlgebra))
  expect(page.body.can).toMatchObject({ conduct: false, mark: false })
})

test('a substitute conducts the lesson, and so may the teacher who is substituted', async ({ school }) => {
  const { wednesdayAlgebra } = school.lessons
  const substitute = await school.newcomer('teacher')
  await school.house.pool.query(`update lesson set teacher_id = $1, substituted_id = teacher_id where uuid = $2`, [
    substitute.userId,
    wednesdayAlgebra,
  ])
  const page = await school.as(substitute)(lesson.page, of(wednesdayAlgebra))
  expect(page.body).toMatchObject({ teacher: { id: substitute.userId }, can: { conduct: true } })
  expect(page.body.substituted?.id).toBe(school.people.teacher.userId)
  expect((await school.as(substitute)(lesson.conduct, of(wednesdayAlgebra))).status).toBe(200)
  expect((await school.as('teacher')(lesson.unconduct, of(wednesdayAlgebra))).status).toBe(200)
})

test('a lesson of a closed quarter is neither conducted nor marked any more, and its page says so', async ({
  school,
}) => {
  await school.db
    .updateTable('calendar_plan')
    .set({ closed_quarters: [2] })
    .where('school_id', '=', school.id)
    .where('uuid', '=', school.plans.algebra.uuid)
    .execute()
  const params = { scheduleUuid: school.lessons.mondayAlgebra }
  const { body } = await school.as('teacher')(lesson.page, { params })
  expect(body).toMatchObject({ canBeConducted: false, can: { conduct: false, mark: false } })
  expect((await school.as('teacher')(lesson.conduct, { params })).body).toMatchObject({
    code: 'lesson.cannot-conduct',
    data: { reason: 'closed' },
  })
})
