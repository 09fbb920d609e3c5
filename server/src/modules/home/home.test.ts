import { home } from '@qalam/contract/home/api.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const give = (
  school: School,
  lessonUuid: string,
  studentId: number,
  score: number,
  extra: { comment?: string; at?: string } = {},
) =>
  school.house.pool.query(
    `insert into mark (school_id, lesson_uuid, student_id, score, comment, version, updated_by, updated_at)
     values ($1, $2, $3, $4, $5, 1, $6, $7)`,
    [
      school.id,
      lessonUuid,
      studentId,
      score,
      extra.comment ?? '',
      school.people.teacher.userId,
      extra.at ?? '2026-11-17T05:00:00Z',
    ],
  )

const setHomework = (school: School, scheduleUuid: string, text: string, dueOn: string | null) =>
  school.as('teacher')(homework.set, { params: { scheduleUuid }, body: { version: 0, text, dueOn } })

const present = async (school: School, who: 'teacher' | 'group-lead' = 'teacher') =>
  (await school.as(who)(home.present)).body.lesson

test('a teacher is led to the lesson that runs', async ({ school }) => {
  expect(await present(school)).toMatchObject({
    uuid: school.lessons.wednesdayEnglishFirst,
    date: '2026-11-18',
    timeStart: '08:55',
    timeEnd: '09:40',
    running: true,
    group: { id: school.group.id, label: '7А' },
    subgroup: '1',
    cabinet: '102',
    calendarPlanUuid: school.plans.englishFirst.uuid,
    hasHomework: false,
  })
})

test('between lessons and on the days to come it is the next one', async ({ school }) => {
  school.house.setClock(new Date('2026-11-18T04:40:00Z'))
  expect(await present(school)).toMatchObject({ uuid: school.lessons.fridayAlgebra, running: false })
})

test('who has no lesson within a week is told of none', async ({ school }) => {
  school.house.setClock(new Date('2026-11-21T04:00:00Z'))
  expect(await present(school)).toBeNull()
  expect(await present(school, 'group-lead')).toBeNull()
})

const family = async (school: School) => (await school.as('parent')(home.family)).body

test('a parent meets the day, the new marks with their reasons and the homework of a child', async ({ school }) => {
  const { userId } = school.people.student
  await give(school, school.lessons.mondayAlgebra, userId, 9, { comment: 'Дәптер таза' })
  await give(school, school.lessons.sor, userId, 14, { at: '2026-11-01T05:00:00Z' })
  await setHomework(school, school.lessons.mondayAlgebra, '45-бет', '18.11.2026')
  await setHomework(school, school.lessons.wednesdayAlgebra, '№ 312', null)

  const [child] = await family(school)
  expect(child).toMatchObject({ userId, group: '7А', day: '2026-11-18' })
  expect(child?.lessons.map(({ uuid }) => uuid)).toEqual([
    school.lessons.wednesdayAlgebra,
    school.lessons.wednesdayEnglishFirst,
  ])
  expect(child?.marks).toMatchObject([
    { lessonUuid: school.lessons.mondayAlgebra, score: 9, maxScore: 10, comment: 'Дәптер таза', date: '2026-11-16' },
  ])
  // What was given for no day is due at the next lesson of the plan.
  expect(child?.due).toMatchObject([
    { text: '45-бет', dueOn: '2026-11-18' },
    { text: '№ 312', dueOn: '2026-11-20' },
  ])
})

test('on a Sunday the day of a child is the next one with lessons', async ({ school }) => {
  school.house.setClock(new Date('2026-11-15T04:00:00Z'))
  expect((await family(school))[0]?.day).toBe('2026-11-16')
})

test('every child is there, also of another school, and nobody else’s', async ({ school, otherSchool }) => {
  const far = otherSchool.people.student.userId
  await school.house.pool.query(
    `insert into guardian (school_id, parent_id, student_id, place) values ($1, $2, $3, 2)`,
    [otherSchool.id, school.people.parent.userId, far],
  )
  expect((await family(school)).map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
    [school.people.student.userId, far].toSorted((a, b) => a - b),
  )
  expect((await otherSchool.as('parent')(home.family)).body).toHaveLength(1)
  const lonely = await school.newcomer('parent', { schoolId: null })
  expect((await school.as(lonely)(home.family)).body).toEqual([])
})

const unfilled = async (school: School, query = {}) => (await school.as('zavuch')(home.unfilled, { query })).body

test('a deputy sees the journals whose lessons are over and not filled, most of them first', async ({ school }) => {
  const body = await unfilled(school)
  expect(body.rows).toMatchObject([
    {
      calendarPlanUuid: school.plans.algebra.uuid,
      group: { label: '7А' },
      held: 4,
      unmarked: 4,
      unconducted: 4,
      teacher: { id: school.people.teacher.userId },
    },
  ])
  expect(body).toMatchObject({ total: 1, page: 1, groups: [{ label: '7А' }] })
})

test('a mark fills a lesson; a journal without gaps is not in the list', async ({ school }) => {
  const { algebra } = school.plans
  await school.house.pool.query(`update lesson set conducted_at = now() where plan_uuid = $1`, [algebra.uuid])
  await give(school, school.lessons.mondayAlgebra, school.people.student.userId, 9)
  expect((await unfilled(school)).rows).toMatchObject([{ held: 4, unmarked: 3, unconducted: 0 }])
  for (const lesson of [school.lessons.sor, school.lessons.soch, school.lessons.wednesdayAlgebra])
    await give(school, lesson, school.people.student.userId, 9)
  expect((await unfilled(school)).rows).toEqual([])
})

test('an order that nobody made is the first one', async ({ school }) => {
  for (const sort of ['constructor', 'toString', 'nobodys']) expect((await unfilled(school, { sort })).total).toBe(1)
})

test('where nothing is assessed no mark is missing', async ({ school }) => {
  const { algebra } = school.plans
  await school.house.pool.query(`update calendar_plan set score_type = 'no_assessment_quarter' where uuid = $1`, [
    algebra.uuid,
  ])
  expect((await unfilled(school)).rows).toMatchObject([{ held: 4, unmarked: 0, unconducted: 4 }])
})

test('the list is narrowed by class and teacher, and sorted', async ({ school }) => {
  school.house.setClock(new Date('2026-11-18T05:00:00Z'))
  const mine = await unfilled(school, { teacherId: school.colleague.userId })
  expect(mine.rows.map(({ calendarPlanUuid }) => calendarPlanUuid)).toEqual([school.plans.englishSecond.uuid])
  expect(mine.teachers).toHaveLength(2)
  expect((await unfilled(school, { groupId: school.otherGroup.id })).rows).toEqual([])
  const fewest = await unfilled(school, { sort: 'unmarked' })
  expect(fewest.rows.at(-1)?.calendarPlanUuid).toBe(school.plans.algebra.uuid)
  expect(fewest.total).toBe(3)
})

test('another school’s journals are not in the list', async ({ school, otherSchool }) => {
  const own = new Set((await unfilled(otherSchool)).rows.map(({ calendarPlanUuid }) => calendarPlanUuid))
  expect((await unfilled(school)).rows.every(({ calendarPlanUuid }) => !own.has(calendarPlanUuid))).toBe(true)
})

test('everybody is told where they work', async ({ school }) => {
  expect((await school.as('social_worker')(home.place)).body).toMatchObject({ region: { ru: 'Астана' } })
  expect((await school.as('social_worker')(home.place)).body.school).not.toBeNull()
  expect((await school.as('country_worker')(home.place)).body.school).toBeNull()
})

test('each first page is its own roles’ alone', async ({ school }) => {
  for (const role of roles) {
    const status = async (endpoint: typeof home.present | typeof home.family | typeof home.unfilled) =>
      (await school.as(role)(endpoint as typeof home.present)).status
    expect([role, await status(home.present)]).toEqual([role, ['teacher', 'group-lead'].includes(role) ? 200 : 403])
    expect([role, await status(home.family)]).toEqual([role, role === 'parent' ? 200 : 403])
    expect([role, await status(home.unfilled)]).toEqual([
      role,
      ['zavuch', 'director', 'admin'].includes(role) ? 200 : 403,
    ])
  }
})

test('each first page costs one statement beside the session', async ({ school }) => {
  for (const [role, endpoint] of [
    ['teacher', home.present],
    ['parent', home.family],
    ['zavuch', home.unfilled],
  ] as const) {
    await school.as(role)(endpoint as typeof home.present)
    school.house.counted()
    await school.as(role)(endpoint as typeof home.present)
    expect(school.house.counted().length).toBeLessThanOrEqual(2)
  }
})
