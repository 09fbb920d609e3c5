import { randomUUID } from 'node:crypto'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { substitution } from '@qalam/contract/substitution/api.ts'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const of = ({ userId }: { userId: number }) => ({ params: { userId } })
const lead = (school: School) => school.people['group-lead']
const plansTo = (school: School, teacherId: number) =>
  [school.plans.algebra, school.plans.englishFirst].map(({ uuid }) => ({ uuid, teacherId }))
const letGo = (school: School, body: object, who = school.people.teacher) =>
  school.as('zavuch')(personnel.remove, { ...of(who), body })
const previewOf = async (school: School, from?: string, who = school.people.teacher) =>
  (await school.as('zavuch')(personnel.leaving, { ...of(who), query: from === undefined ? {} : { from } })).body

const lessonsOf = async (school: School, teacherId: number) =>
  (
    await school.db
      .selectFrom('lesson')
      .select(['on_date', 'plan_uuid'])
      .where('school_id', '=', school.id)
      .where('teacher_id', '=', teacherId)
      .orderBy('on_date')
      .execute()
  ).map(({ on_date }) => on_date)
const waiting = async (school: School) =>
  (await school.as('zavuch')(substitution.list)).body.rows.map(({ from, reason, open }) => ({ from, reason, open }))
const isAtWork = async (school: School, who = school.people.teacher) =>
  !(await school.as('director')(personnel.card, of(who))).body.isArchived
/** Nothing of a refused dismissal is seen. */
const untouched = async (school: School, status: number, refused: { status: number }) => {
  expect(refused.status).toBe(status)
  expect(await isAtWork(school)).toBe(true)
  expect(await lessonsOf(school, school.people.teacher.userId)).toHaveLength(6)
  expect(await waiting(school)).toEqual([])
}

test('before somebody goes it is seen what they leave behind, from a day on, and who may follow', async ({
  school,
}) => {
  const preview = await previewOf(school, '2026-11-19')
  expect(preview.plans).toMatchObject([
    { uuid: school.plans.algebra.uuid, group: '7А', subgroup: null },
    { uuid: school.plans.englishFirst.uuid, group: '7А' },
  ])
  expect(preview.teachers.map(({ id }) => id)).toContain(school.colleague.userId)
  expect(preview.teachers.map(({ id }) => id)).not.toContain(school.people.teacher.userId)
  expect(preview.teachers.find(({ id }) => id === school.people.zavuch.userId)?.mayLead).toBe(false)
  expect((await previewOf(school, undefined, lead(school))).groups).toMatchObject([{ label: '7А' }])
})

test('a teacher goes, one colleague takes all plans from a day on, and lessons that were given keep the name', async ({
  school,
}) => {
  const successor = await school.newcomer('teacher')
  expect((await letGo(school, { from: '2026-11-18', plans: plansTo(school, successor.userId) })).status).toBe(200)

  expect(await isAtWork(school)).toBe(false)
  expect((await lessonsOf(school, school.people.teacher.userId)).every((day) => day < '2026-11-18')).toBe(true)
  expect((await lessonsOf(school, successor.userId)).every((day) => day >= '2026-11-18')).toBe(true)
  expect(await waiting(school)).toEqual([])
  const { body } = await school.as('zavuch')(calendarPlans.edit, { params: { uuid: school.plans.algebra.uuid } })
  expect(body.teacher_id).toBe(successor.userId)
})

test('the lessons of a plan that nobody takes wait for a replacement, and anybody who is free can be given them', async ({
  school,
}) => {
  const successor = await school.newcomer('teacher')
  const plans = plansTo(school, successor.userId).slice(1)
  expect((await letGo(school, { from: '2026-11-18', plans })).status).toBe(200)

  const absences = (await school.as('zavuch')(substitution.list)).body.rows
  const first = absences.find(({ from }) => from === '2026-11-18')
  expect(first).toMatchObject({ reason: 'left', teacher: { id: school.people.teacher.userId } })
  const { lessons } = (await school.as('zavuch')(substitution.one, { params: { absenceId: first!.id } })).body
  const lesson = lessons.find(({ lessonUuid }) => lessonUuid === school.lessons.fridayAlgebra)!
  const body = { id: first!.id, lessons: [{ ...lesson, teacherId: successor.userId }] }
  const given = await school.as('zavuch')(substitution.assign, { body })
  expect(given.body.lessons.find(({ lessonUuid }) => lessonUuid === lesson.lessonUuid)?.substitute?.id).toBe(
    successor.userId,
  )

  const back = await school.as('zavuch')(substitution.cancel, { body: { id: first!.id } })
  expect(back).toMatchObject({ status: 422, body: { code: 'substitution.left' } })
  const order = { id: first!.id, order: '7-к', reason: 'illness' as const }
  expect((await school.as('zavuch')(substitution.updateOrder, { body: order })).status).toBe(422)
  const kept = await school.as('zavuch')(substitution.updateOrder, { body: { id: first!.id, order: '7-к' } })
  expect(kept.body).toMatchObject({ order: '7-к', reason: 'left' })
})

test('without a word of successors all lessons from today on wait, and come back with the teacher', async ({
  school,
}) => {
  const before = await lessonsOf(school, school.people.teacher.userId)
  expect((await letGo(school, {})).status).toBe(200)
  expect((await waiting(school)).some(({ open }) => open > 0)).toBe(true)

  expect((await school.as('director')(personnel.restore, of(school.people.teacher))).status).toBe(200)
  expect(await waiting(school)).toEqual([])
  expect(await lessonsOf(school, school.people.teacher.userId)).toEqual(before)
})

test('days of an absence that stands already stay in it', async ({ school }) => {
  const { userId: teacherId } = school.people.teacher
  const body = { id: randomUUID(), teacherId, dateFrom: '2026-11-19', dateTo: '2026-11-20', order: '12' }
  await school.as('zavuch')(substitution.period, { body })
  await letGo(school, {})
  const days = (await school.as('zavuch')(substitution.list, { query: { sort: 'from' } })).body.rows
  expect(days.slice(0, 3)).toMatchObject([
    { from: '2026-11-18', to: '2026-11-18', reason: 'left' },
    { from: '2026-11-19', to: '2026-11-20', reason: 'illness', order: '12' },
    { from: '2026-11-21', reason: 'left' },
  ])
})

test('lessons that they were to give instead of a colleague wait for a replacement again', async ({ school }) => {
  const stand = await school.newcomer('teacher')
  const { userId: teacherId } = school.people.teacher
  const body = { id: randomUUID(), teacherId, dateFrom: '2026-11-18', dateTo: '2026-11-20' }
  await school.as('zavuch')(substitution.period, { body: { ...body, substituteTeacherId: stand.userId } })
  const { standsIn } = await previewOf(school, undefined, stand)
  expect(standsIn).toBeGreaterThan(0)

  expect((await letGo(school, {}, stand)).status).toBe(200)
  expect(await waiting(school)).toEqual([{ from: '2026-11-18', reason: 'illness', open: standsIn }])
})

test('a class gets another lead, who acts as one from then on; a class that nobody takes has none', async ({
  school,
}) => {
  const successor = await school.newcomer('teacher')
  const groups = [{ id: school.group.id, teacherId: successor.userId }]
  expect((await letGo(school, { groups }, lead(school))).status).toBe(200)
  const { body } = await school.as('director')(personnel.card, of(successor))
  expect(body).toMatchObject({ role: 'group-lead', leads: [{ label: '7А' }] })

  expect((await letGo(school, {}, successor)).status).toBe(200)
  expect((await school.as('director')(personnel.card, of(successor))).body.leads).toEqual([])
})

test('whoever left reviews no plans: the subject waits for another reviewer', async ({ school }) => {
  const params = { subjectId: school.subjects.music }
  const { userId: teacherId } = school.people.teacher
  await school.as('director')(calendarPlans.setReviewer, { params, body: { teacherId } })
  expect((await previewOf(school)).reviews).toMatchObject([{ en: 'Music' }])
  await letGo(school, {})
  const { body } = await school.as('director')(calendarPlans.reviewers)
  expect(body.find(({ subject }) => subject.id === params.subjectId)?.teacher).toBeNull()
})

test('a successor who left, works elsewhere, is the leaver or is busy is refused, and nothing is done', async ({
  school,
  otherSchool,
}) => {
  const gone = await school.newcomer('teacher')
  await letGo(school, {}, gone)
  for (const { userId } of [gone, otherSchool.people.teacher, school.people.student, school.people.teacher]) {
    const refused = await letGo(school, { plans: plansTo(school, userId) })
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['plans'])
    await untouched(school, 422, refused)
  }
  const busy = await letGo(school, { plans: plansTo(school, school.colleague.userId) })
  expect(busy.body).toMatchObject({ code: 'calendar-plans.teacher-busy' })
  await untouched(school, 409, busy)
  for (const { userId: teacherId } of [gone, otherSchool.people.teacher, school.people.zavuch]) {
    const groups = [{ id: school.group.id, teacherId }]
    const refused = await letGo(school, { groups }, lead(school))
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['groups'])
    expect(await isAtWork(school, lead(school))).toBe(true)
  }
})

test('a plan or class of somebody else is not handed over with them', async ({ school }) => {
  const { userId: teacherId } = await school.newcomer('teacher')
  await untouched(school, 422, await letGo(school, { plans: [{ uuid: school.plans.music.uuid, teacherId }] }))
  await untouched(school, 422, await letGo(school, { plans: [{ uuid: randomUUID(), teacherId }] }))
  await untouched(school, 422, await letGo(school, { groups: [{ id: school.group.id, teacherId }] }))
})

test('a day before they began, across a closed period or after the year is refused in words', async ({ school }) => {
  const { userId } = await school.newcomer('teacher')
  const on = (from: string) => letGo(school, { from, plans: plansTo(school, userId) })
  const saidOf = async (from: string) => {
    const refused = await on(from)
    await untouched(school, 422, refused)
    return refused.body.errors?.['from']?.[0]
  }
  expect(await saidOf('2026-09-01')).toContain('13.11.2026')
  expect(await saidOf('2027-09-01')).toContain('31.08.2027')
  await school.db
    .updateTable('calendar_plan')
    .set({ closed_quarters: [2] })
    .where('school_id', '=', school.id)
    .where('uuid', '=', school.plans.algebra.uuid)
    .execute()
  expect(await saidOf('2026-11-17')).toContain('28.12.2026')
  expect((await previewOf(school)).earliest).toBe('2026-12-28')
})

test('the lessons between today and a later day wait for a replacement, and are counted before', async ({ school }) => {
  const { userId } = await school.newcomer('teacher')
  const { between } = await previewOf(school, '2026-11-20')
  expect(between).toBeGreaterThan(0)
  expect((await letGo(school, { from: '2026-11-20', plans: plansTo(school, userId) })).status).toBe(200)
  expect(await waiting(school)).toContainEqual({ from: '2026-11-18', reason: 'left', open: between })
})
