import { randomUUID } from 'node:crypto'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const algebra = (school: School) => ({ params: { id: school.plans.algebra.uuid } })

async function mark(school: School, lesson: string, userId: number, value: object): Promise<void> {
  const operation = { operationId: randomUUID(), scheduleUuid: lesson, userId, baseVersion: 0, score: null, sign: null }
  const { status } = await school.as('teacher')(journal.storeDay, {
    body: { operations: [{ ...operation, ...value }] },
  })
  expect(status).toBe(200)
}

test('the grid has a column for each lesson, sor and soch apart, and a row for each student', async ({ school }) => {
  const student = school.people.student.userId
  await mark(school, school.lessons.mondayAlgebra, student, { score: 9, comment: 'Өте "жақсы"\n' })
  await mark(school, school.lessons.sor, student, { score: 15 })
  const { body } = await school.as('teacher')(journal.quarter, algebra(school))

  expect(body.lessonSchedules.map(({ date, theme, maxScore }) => [date, theme, maxScore])).toEqual([
    ['2026-11-16', 'Тақырып 1', 10],
    ['2026-11-18', 'Тақырып 2', 10],
    ['2026-11-20', 'Тақырып 3', 10],
  ])
  expect(body.sorSchedules).toMatchObject([{ date: '2026-11-13', maxScore: 20, kind: 'sor' }])
  expect(body.sochSchedules).toMatchObject([{ maxScore: 25, kind: 'soch' }])
  expect(body.rows).toHaveLength(6)
  expect(body.rows.find(({ userId }) => userId === student)).toMatchObject({
    since: '2026-09-01',
    until: null,
    marks: {
      [school.lessons.mondayAlgebra]: { score: 9, sign: null, comment: 'Өте "жақсы"', version: 1 },
      [school.lessons.sor]: { score: 15 },
    },
  })
  expect(body).toMatchObject({
    scoreType: 'mark_quarter',
    status: 'waiting',
    quarter: { id: 20262, startsOn: '2026-11-02', endsOn: '2026-12-27' },
    quarters: [20262],
    rules: { year: 2026, creditFrom: 40 },
    can: { mark: true },
  })
})

test('a lesson that has begun may be marked, a later one waits', async ({ school }) => {
  const { body } = await school.as('teacher')(journal.quarter, algebra(school))
  expect(body.lessonSchedules.map(({ can }) => can.mark)).toEqual([true, true, false])
})

test('every page of the journal is read by one statement', async ({ school }) => {
  const teacher = school.as('teacher')
  const pages = [
    () => teacher(journal.quarter, algebra(school)),
    () => teacher(journal.groups),
    () => teacher(journal.plans, { params: { groupId: school.group.id } }),
    () => teacher(journal.lesson, { params: { id: school.lessons.mondayAlgebra } }),
    () =>
      teacher(journal.history, { params: { id: school.lessons.mondayAlgebra, userId: school.students[0]!.userId } }),
  ]
  await teacher(journal.quarter, algebra(school))
  for (const page of pages) {
    school.house.counted()
    expect((await page()).status).toBe(200)
    const asked = school.house.counted()
    expect(asked.filter((sql) => sql.startsWith('journal-'))).toHaveLength(1)
    expect(asked.length).toBeLessThanOrEqual(4)
  }
})

test('the quarter of X-Quarter is shown, and the present one by default', async ({ school }) => {
  const first = await school.as('teacher')(journal.quarter, algebra(school), { quarter: 20261 })
  expect(first.body).toMatchObject({ quarter: { id: 20261, endsOn: '2026-10-25' }, status: 'opened' })
  expect(first.body.lessonSchedules).toEqual([])

  const strange = await school.as('teacher')(journal.quarter, algebra(school), { quarter: 20211 })
  expect(strange.body.quarter.id).toBe(20262)
})

test('a half-year plan shows both quarters of its half as one period', async ({ school }) => {
  const { body } = await school.as(school.colleague)(journal.quarter, { params: { id: school.plans.music.uuid } })
  expect(body).toMatchObject({
    quarters: [20261, 20262],
    quarter: { id: 20262, startsOn: '2026-09-01', endsOn: '2026-12-27' },
  })
})

test('a subgroup’s journal has only its students', async ({ school }) => {
  const { body } = await school.as('teacher')(journal.quarter, { params: { id: school.plans.englishFirst.uuid } })
  expect(body.rows.map(({ userId }) => userId).toSorted()).toEqual(
    school.students
      .slice(0, 3)
      .map(({ userId }) => userId)
      .toSorted(),
  )
  expect(body.subgroup).toMatchObject({ id: school.halves.first, number: 1 })
})

test('who left stays in the grid with the dates of the stay; who left before the quarter does not', async ({
  school,
}) => {
  const [, leaver, gone] = school.students
  const leave = (id: number, until: string) =>
    school.db.updateTable('enrolment').set({ until }).where('student_id', '=', id).execute()
  await leave(leaver!.userId, '2026-11-17')
  await leave(gone!.userId, '2026-10-01')
  const { body } = await school.as('teacher')(journal.quarter, algebra(school))

  expect(body.rows.find(({ userId }) => userId === leaver!.userId)?.until).toBe('2026-11-17')
  expect(body.rows.some(({ userId }) => userId === gone!.userId)).toBe(false)
})

test('students stand in the order of the Kazakh alphabet', async ({ school }) => {
  const names = ['Әбенов', 'Асан', 'Қасым', 'Кенже', 'Жанат', 'Өтеген']
  for (const [index, student] of school.students.entries())
    await school.db.updateTable('person').set({ surname: names[index]! }).where('id', '=', student.personId).execute()
  const { body } = await school.as('teacher')(journal.quarter, algebra(school))
  expect(body.rows.map(({ fullName }) => fullName.split(' ')[0])).toEqual([
    'Асан',
    'Әбенов',
    'Жанат',
    'Кенже',
    'Қасым',
    'Өтеген',
  ])
})

const readers: [Role, number][] = [
  ['teacher', 200],
  ['group-lead', 200],
  ['zavuch', 200],
  ['director', 200],
  ['admin', 200],
  ['student', 403],
  ['parent', 403],
]
for (const [role, status] of readers)
  test(`${role} opens the journal of a plan with ${status}`, async ({ school }) => {
    expect((await school.as(role)(journal.quarter, algebra(school))).status).toBe(status)
  })

test('a colleague opens the journal with a lesson of it to take, until the end of the day after', async ({
  school,
}) => {
  const colleague = school.as(school.colleague)
  expect((await colleague(journal.quarter, algebra(school))).status).toBe(403)

  await school.db
    .updateTable('lesson')
    .set({ teacher_id: school.colleague.userId, substituted_id: school.people.teacher.userId })
    .where('uuid', '=', school.lessons.mondayAlgebra)
    .execute()
  const plans = async () =>
    (await colleague(journal.plans, { params: { groupId: school.group.id } })).body.plans.map(({ uuid }) => uuid)
  const statuses = async () => {
    const params = { id: school.plans.algebra.uuid }
    const answers = await Promise.all([
      colleague(journal.quarter, { params }),
      colleague(periodMarks.yearly, { params }),
      colleague(periodMarks.sheet, { params, query: { period: 'q2' } }),
      colleague(journal.lesson, { params: { id: school.lessons.mondayAlgebra } }),
    ])
    return answers.map(({ status }) => status)
  }
  // The whole of Tuesday is left to fill Monday's lesson in.
  school.house.setClock(new Date('2026-11-17T18:55:00Z'))
  const { body } = await colleague(journal.quarter, algebra(school))
  expect(body.lessonSchedules.map(({ can }) => can.mark)).toEqual([true, false, false])
  expect(await statuses()).toEqual([200, 200, 200, 200])
  expect(await plans()).toContain(school.plans.algebra.uuid)

  // From Wednesday on the class is not theirs to read; the lesson that they gave is.
  school.house.setClock(new Date('2026-11-17T19:05:00Z'))
  expect(await statuses()).toEqual([403, 403, 403, 200])
  expect(await plans()).not.toContain(school.plans.algebra.uuid)
})

test('management reads and is told that it may not mark', async ({ school }) => {
  const { body } = await school.as('director')(journal.quarter, algebra(school))
  expect(body.can).toEqual({ mark: false })
  expect(body.lessonSchedules.some(({ can }) => can.mark)).toBe(false)
})

test('the journal of another school is not found', async ({ school, otherSchool }) => {
  for (const role of ['teacher', 'director'] as const) {
    expect((await school.as(role)(journal.quarter, algebra(otherSchool))).status).toBe(404)
    expect((await school.as(role)(journal.lesson, { params: { id: otherSchool.lessons.sor } })).status).toBe(404)
    const groupId = otherSchool.group.id
    expect((await school.as(role)(journal.plans, { params: { groupId } })).status).toBe(404)
  }
})

test('a teacher sees the groups they teach, a lead the own one too, management every group', async ({ school }) => {
  const labels = async (who: Parameters<School['as']>[0], search = '') =>
    (await school.as(who)(journal.groups, { query: { search } })).body.map(({ label }) => label)

  expect(await labels('teacher')).toEqual(['7А'])
  expect(await labels('group-lead')).toEqual(['7А'])
  expect(await labels('director')).toEqual(['7А', '7Ә'])
  expect(await labels('director', '7 ә')).toEqual(['7Ә'])
  expect(await labels('director', 'Сынақов')).toEqual(['7А'])
  expect(await labels(await school.newcomer('teacher'))).toEqual([])
})

test('the class of a lead comes first in the list', async ({ school }) => {
  await school.house.pool.query(`update study_group set letter = 'Я' where id = $1`, [school.group.id])
  const labels = async (who: 'group-lead' | 'director') =>
    (await school.as(who)(journal.groups)).body.map(({ id }) => id)
  expect((await labels('director')).at(-1)).toBe(school.group.id)
  await school.house.pool.query(`update calendar_plan set teacher_id = $1, group_id = $2 where uuid = $3`, [
    school.people['group-lead'].userId,
    school.otherGroup.id,
    school.plans.music.uuid,
  ])
  expect(await labels('group-lead')).toEqual([school.group.id, school.otherGroup.id])
})

test('a group’s card counts its students and the plans one may open', async ({ school }) => {
  const [mine] = (await school.as('teacher')(journal.groups)).body
  const [all] = (await school.as('director')(journal.groups)).body
  expect(mine).toMatchObject({ students: 6, plans: 2 })
  expect(all).toMatchObject({ students: 6, plans: 4, lead: expect.stringContaining('Сынақов') })
})

test('plans show how many lessons were held and how many are marked', async ({ school }) => {
  await mark(school, school.lessons.mondayAlgebra, school.people.student.userId, { sign: 'ill' })
  const { body } = await school.as('teacher')(journal.plans, { params: { groupId: school.group.id } })

  expect(body).toMatchObject({ group: { id: school.group.id, label: '7А' }, quarterId: 20262 })
  expect(body.plans.map(({ uuid, lessons, marked }) => [uuid, lessons, marked])).toEqual([
    [school.plans.englishFirst.uuid, 1, 0],
    [school.plans.algebra.uuid, 4, 1],
  ])
})

test('a teacher of no plan in a group does not see its plans', async ({ school }) => {
  const params = { groupId: school.otherGroup.id }
  expect((await school.as('teacher')(journal.plans, { params })).status).toBe(403)
  expect((await school.as('director')(journal.plans, { params })).body.plans).toEqual([])
})

test('a lesson shows its class with marks, and whether it may be conducted', async ({ school }) => {
  const student = school.people.student.userId
  await mark(school, school.lessons.mondayAlgebra, student, { score: 10 })
  const { body } = await school.as('teacher')(journal.lesson, { params: { id: school.lessons.mondayAlgebra } })

  expect(body).toMatchObject({ assessmentMax: 10, canBeConducted: true, isConductedLesson: false, can: { mark: true } })
  expect(body.markTypes).toEqual(['score', 'absent', 'excused', 'ill', 'late', 'exempt'])
  expect(body.studentMarks).toHaveLength(6)
  expect(body.studentMarks.find(({ userId }) => userId === student)?.mark).toMatchObject({ score: 10, version: 1 })

  const later = await school.as('teacher')(journal.lesson, { params: { id: school.lessons.fridayAlgebra } })
  expect(later.body).toMatchObject({ canBeConducted: false, can: { mark: false } })
})

test('a lesson’s class is closed to a colleague who has nothing to do with it', async ({ school }) => {
  const asked = { params: { id: school.lessons.mondayAlgebra } }
  expect((await school.as(school.colleague)(journal.lesson, asked)).status).toBe(403)
  expect((await school.as('group-lead')(journal.lesson, asked)).status).toBe(200)
})

test('the observer of the school reads a lesson and marks nothing', async ({ school }) => {
  const seen = await school.as('monitoring')(journal.lesson, { params: { id: school.lessons.mondayAlgebra } })
  expect(seen).toMatchObject({ status: 200, body: { can: { mark: false } } })
})

test('the history of a cell is closed to those who may not read the journal', async ({ school }) => {
  const params = { id: school.lessons.mondayAlgebra, userId: school.people.student.userId }
  expect((await school.as('group-lead')(journal.history, { params })).status).toBe(200)
  expect((await school.as(school.colleague)(journal.history, { params })).status).toBe(403)
})
