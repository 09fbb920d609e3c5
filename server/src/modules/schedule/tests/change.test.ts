import type { LessonChange } from '@qalam/contract/schedule/drafts.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

/** Monday's algebra as it stands: first bell, room 101. */
const standing = (school: School, other: Partial<LessonChange> = {}) => ({
  version: 1,
  date: '16.11.2026',
  timeStart: '08:00',
  timeEnd: '08:45',
  cabinet_id: school.cabinets[0]!.id,
  calendar_plan_lesson_uuid: school.plans.algebra.themes[0]!,
  ...other,
})

const mondayAlgebra = (school: School) => ({ scheduleUuid: school.lessons.mondayAlgebra })

const giveMark = (school: School, lesson: string) =>
  school.db
    .insertInto('mark')
    .values({
      school_id: school.id,
      lesson_uuid: lesson,
      student_id: school.people.student.userId,
      score: 8,
      version: 1,
      updated_by: school.people.teacher.userId,
      updated_at: '2026-11-16T05:00:00Z',
    })
    .execute()

test('a teacher moves a lesson to another day and bell; both days are announced', async ({ school }) => {
  const body = standing(school, { date: '19.11.2026', timeStart: '08:55', timeEnd: '09:40' })
  const moved = await school.as('teacher')(schedule.change, { params: mondayAlgebra(school), body })

  expect(moved.body).toMatchObject({ date: '2026-11-19', timeStart: '08:55', version: 2, theme: 'Тақырып 1' })
  const told = school.house.facts.find(({ data }) => data['lessonUuid'] === school.lessons.mondayAlgebra)
  expect(told?.data).toMatchObject({ dates: ['2026-11-16', '2026-11-19'] })
})

test('a stale version is refused with the lesson as it stands now', async ({ school }) => {
  const params = mondayAlgebra(school)
  await school.as('zavuch')(schedule.change, { params, body: standing(school, { cabinet_id: school.cabinets[2]!.id }) })

  const late = await school.as('teacher')(schedule.change, { params, body: standing(school, { date: '19.11.2026' }) })
  expect(late).toMatchObject({ status: 409, body: { code: 'schedule.stale' } })
  expect(late.body.data.current).toMatchObject({ version: 2, cabinet: { label: '103' } })
})

test('of two who move at once one is stale', async ({ school }) => {
  const params = mondayAlgebra(school)
  const to = (date: string) => ({ params, body: standing(school, { date }) })
  const answers = await Promise.all([
    school.as('zavuch')(schedule.change, to('19.11.2026')),
    school.as('director')(schedule.change, to('21.11.2026')),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a move onto a taken place is a clash until it is forced; moved to a free one it is clean again', async ({
  school,
}) => {
  const zavuch = school.as('zavuch')
  const params = mondayAlgebra(school)
  const onto = standing(school, { date: '18.11.2026' })

  const refused = await zavuch(schedule.change, { params, body: onto })
  expect(refused).toMatchObject({ status: 409, body: { code: 'schedule.conflict' } })
  expect(refused.body.data.conflicts).toHaveLength(3)

  const forced = await zavuch(schedule.change, { params, body: { ...onto, isForce: 1 } })
  expect(forced.body.forced?.at).toBe('2026-11-18T04:10:00Z')
  const named = await zavuch(schedule.change, {
    params,
    body: { ...onto, version: 2, calendar_plan_lesson_uuid: school.plans.algebra.themes[3]! },
  })
  expect(named.body).toMatchObject({ theme: 'Тақырып 4', forced: { at: '2026-11-18T04:10:00Z' } })
  const free = await zavuch(schedule.change, { params, body: standing(school, { version: 3, date: '19.11.2026' }) })
  expect(free.body.forced).toBeNull()
})

test('in a closed quarter no lesson of the plan is moved, bound or removed', async ({ school }) => {
  await school.db
    .updateTable('calendar_plan')
    .set({ closed_quarters: [2] })
    .where('uuid', '=', school.plans.algebra.uuid)
    .execute()
  const director = school.as('director')
  const params = mondayAlgebra(school)
  const uuid = params.scheduleUuid

  expect((await director(schedule.change, { params, body: standing(school) })).body.code).toBe('schedule.period-closed')
  expect((await director(schedule.destroy, { body: { uuid, version: 1 } })).body.code).toBe('schedule.period-closed')
  const binding = { version: 1, entityKind: 'lecture' as const, theme: 'Шолу' }
  expect((await director(schedule.bind, { params, body: binding })).body.code).toBe('schedule.period-closed')
})

test('a conducted lesson is neither moved nor bound nor removed', async ({ school }) => {
  const uuid = school.lessons.mondayAlgebra
  await school.db
    .updateTable('lesson')
    .set({ conducted_at: '2026-11-16T04:00:00Z', conducted_by: school.people.teacher.userId })
    .where('uuid', '=', uuid)
    .execute()
  const teacher = school.as('teacher')
  const binding = { version: 1, entityKind: 'lecture' as const, theme: 'Шолу' }

  const params = mondayAlgebra(school)
  expect((await teacher(schedule.change, { params, body: standing(school) })).body.code).toBe('schedule.conducted')
  expect((await teacher(schedule.bind, { params, body: binding })).body.code).toBe('schedule.conducted')
  expect((await teacher(schedule.destroy, { body: { uuid, version: 1 } })).body.code).toBe('schedule.conducted')
})

test('who may not edit may not move, and another school does not see the lesson', async ({ school, otherSchool }) => {
  const params = mondayAlgebra(school)
  const body = standing(school)
  expect((await school.as(school.colleague)(schedule.change, { params, body })).status).toBe(403)
  expect((await otherSchool.as('director')(schedule.change, { params, body })).status).toBe(404)
  expect((await school.as('director')(schedule.change, { params: { scheduleUuid: randomUUID() }, body })).status).toBe(
    404,
  )
})

test('a lesson is not moved onto a holiday nor given a theme that another lesson holds', async ({ school }) => {
  const teacher = school.as('teacher')
  const params = mondayAlgebra(school)
  const holiday = await teacher(schedule.change, { params, body: standing(school, { date: '16.12.2026' }) })
  expect(holiday.body.code).toBe('schedule.holiday')
  const taken = standing(school, { calendar_plan_lesson_uuid: school.plans.algebra.themes[1]! })
  expect((await teacher(schedule.change, { params, body: taken })).body.code).toBe('schedule.theme-taken')
  const backwards = await teacher(schedule.change, { params, body: standing(school, { timeEnd: '07:00' }) })
  expect(backwards.body.errors).toHaveProperty('timeEnd')
})

test('a theme of another quarter is taken with a warning', async ({ school }) => {
  const body = standing(school, { date: '14.01.2027' })
  const moved = await school.as('teacher')(schedule.change, { params: mondayAlgebra(school), body })
  expect(moved).toMatchObject({ status: 200, warning: 'Тақырып басқа тоқсанға жоспарланған' })
})

test('a lesson becomes a soch that names itself; with marks out of ten it stays what it is', async ({ school }) => {
  const teacher = school.as('teacher')
  const binding = { version: 1, entityKind: 'soch' as const, maxScore: 30 }
  const bound = await teacher(schedule.bind, { params: mondayAlgebra(school), body: binding })
  expect(bound.body).toMatchObject({ entity_kind: 'soch', entity_id: null })

  const { body: week } = await teacher(schedule.week)
  expect(week.days[0]?.lessons[0]).toMatchObject({
    lessonType: 'soch',
    theme: '2-тоқсан бойынша жиынтық бағалау',
    version: 2,
  })

  await giveMark(school, school.lessons.wednesdayAlgebra)
  const params = { scheduleUuid: school.lessons.wednesdayAlgebra }
  expect((await teacher(schedule.bind, { params, body: binding })).body).toMatchObject({
    code: 'schedule.marked',
    data: { marks: 1 },
  })
  const lecture = { version: 1, entityKind: 'lecture' as const, theme: 'Шолу' }
  expect((await teacher(schedule.bind, { params, body: lecture })).status).toBe(200)
})

test('a removed lesson frees its theme and may be put back under its old id', async ({ school }) => {
  const teacher = school.as('teacher')
  const uuid = school.lessons.mondayAlgebra
  expect((await teacher(schedule.destroy, { body: { uuid, version: 1 } })).status).toBe(200)

  const { version: _, ...rest } = standing(school)
  const draft = { uuid, entityKind: 'regular' as const, groupId: school.group.id, subjectId: school.subjects.algebra }
  const back = await teacher(schedule.add, { body: { ...draft, ...rest } })
  expect(back.body).toMatchObject({ uuid, theme: 'Тақырып 1', version: 1 })
})

test('a marked lesson is not removed', async ({ school }) => {
  const uuid = school.lessons.mondayAlgebra
  await giveMark(school, uuid)
  const refused = await school.as('teacher')(schedule.destroy, { body: { uuid, version: 1 } })
  expect(refused).toMatchObject({ status: 422, body: { code: 'schedule.marked', data: { marks: 1 } } })
})

test('homework goes with its lesson only when that was said', async ({ school }) => {
  const uuid = school.lessons.mondayAlgebra
  const at = '2026-11-16T05:00:00Z'
  const by = school.people.teacher.userId
  await school.db
    .insertInto('homework')
    .values({
      uuid: randomUUID(),
      school_id: school.id,
      lesson_uuid: uuid,
      body: '№ 1',
      created_by: by,
      created_at: at,
      updated_at: at,
    })
    .execute()
  const teacher = school.as('teacher')

  const asked = await teacher(schedule.destroy, { body: { uuid, version: 1 } })
  expect(asked).toMatchObject({
    status: 409,
    body: { code: 'schedule.has-content', data: { homework: 1, materials: 0 } },
  })
  expect((await teacher(schedule.destroy, { body: { uuid, version: 1, withContent: true } })).status).toBe(200)
})

test('a moved lesson keeps its theme and its kind: without a theme, or with a work in its place, it is refused', async ({
  school,
}) => {
  const params = mondayAlgebra(school)
  const to = (calendar_plan_lesson_uuid: string | null) =>
    school.as('zavuch')(schedule.change, { params, body: standing(school, { calendar_plan_lesson_uuid }) })
  const { plan_uuid, quarter_id } = await school.db
    .selectFrom('plan_lesson')
    .select(['plan_uuid', 'quarter_id'])
    .where('uuid', '=', school.plans.algebra.themes[0]!)
    .executeTakeFirstOrThrow()
  const sor = randomUUID()
  await school.db
    .insertInto('plan_lesson')
    .values({
      uuid: sor,
      school_id: school.id,
      plan_uuid,
      quarter_id,
      ordinal: 900,
      theme: 'БЖБ',
      entity_kind: 'sor',
      max_score: 20,
    })
    .execute()

  expect(await to(null)).toMatchObject({
    status: 422,
    body: { errors: { calendar_plan_lesson_uuid: expect.any(Array) } },
  })
  expect(await to(sor)).toMatchObject({
    status: 422,
    body: { errors: { calendar_plan_lesson_uuid: expect.any(Array) } },
  })
  expect(await to(school.plans.algebra.themes[0]!)).toMatchObject({ status: 200 })
})
