import { randomUUID } from 'node:crypto'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { planChanged } from '@qalam/contract/calendar-plans/events.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { runnerOfJobs } from '../../../jobs.ts'

const draft = (school: School, more: object = {}) => ({
  ...{ uuid: randomUUID(), group_id: school.otherGroup.id, subject_id: school.subjects.algebra },
  ...{ teacher_id: school.people.teacher.userId, scoreType: 'mark_quarter' as const, hoursPerWeek: 3, quarter_id: 1 },
  ...more,
})
/** The long work that was asked for, done by a process of its own. */
async function jobsDone({ house: { db, files } }: School): Promise<void> {
  const complain = (error: unknown) => {
    throw error
  }
  const runner = await runnerOfJobs({
    secret: 'a secret of the tests, long enough',
    db,
    files,
    room: 1_000_000,
    clock: () => now,
    publish: () => undefined,
    complain,
  })
  await runner.look()
  await runner.ended()
}

const ofPlan = (school: School) => ({ params: { uuid: school.plans.algebra.uuid } })

test('a teacher sees the own classes, a lead the led one, a deputy all of them, with their hours', async ({
  school,
}) => {
  const { body } = await school.as('teacher')(calendarPlans.groups)
  expect(body.rows).toMatchObject([{ label: '7А', plans: 2, planned: 12, states: { draft: 2 } }])
  const lead = await school.as('group-lead')(calendarPlans.groups)
  expect(lead.body.rows).toMatchObject([{ label: '7А', plans: 4 }])

  const plans = await school.as('zavuch')(calendarPlans.byGroup, {
    params: { groupId: school.group.id },
    query: { search: 'алгебра' },
  })
  expect(plans.body.rows).toMatchObject([{ planned: 6, placed: 5, conducted: 0, scoreType: 'mark_quarter' }])
  const other = await school.as('teacher')(calendarPlans.byGroup, { params: { groupId: school.otherGroup.id } })
  expect(other.status).toBe(403)
})

test('a deputy makes a plan; a subject has one, and halves have one each', async ({ school }) => {
  const deputy = school.as('zavuch')
  const body = draft(school)
  expect((await deputy(calendarPlans.create, { body })).status).toBe(200)
  expect((await deputy(calendarPlans.create, { body })).status).toBe(200)
  const again = await deputy(calendarPlans.create, { body: draft(school) })
  expect(again.body).toMatchObject({ code: 'calendar-plans.taken' })

  const english = { group_id: school.group.id, subject_id: school.subjects.english }
  const halved = await deputy(calendarPlans.create, { body: draft(school, english) })
  expect(Object.keys(halved.body.errors ?? {})).toEqual(['subgroup_id'])
  expect(school.house.facts.some(({ name }) => name === planChanged.name)).toBe(true)
})

test('a teacher makes plans in own classes only, and teaches them', async ({ school }) => {
  const teacher = school.as('teacher')
  expect((await teacher(calendarPlans.create, { body: draft(school) })).status).toBe(403)
  const form = await teacher(calendarPlans.createForm, { params: { groupId: school.group.id } })
  expect(form.body).toMatchObject({ choosesTeacher: false, teachers: [] })
})

test('another teacher takes over from a day on; clashes are listed and nothing is done', async ({ school }) => {
  const director = school.as('director')
  const change = { scoreType: 'mark_quarter' as const, hoursPerWeek: 3, teacher_id: school.colleague.userId }
  const from = '2026-11-19'
  const clash = await director(calendarPlans.teacherChange, {
    params: { uuid: school.plans.englishFirst.uuid },
    query: { teacherId: school.colleague.userId, from: '2026-11-18' },
  })
  expect(clash.body).toMatchObject({ lessons: 1, clashes: [{ timeStart: '08:55', group: '7А' }] })
  const refused = await director(calendarPlans.update, {
    params: { uuid: school.plans.englishFirst.uuid },
    body: { ...change, from: '2026-11-18' },
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'calendar-plans.teacher-busy' } })

  await director(calendarPlans.update, { ...ofPlan(school), body: { ...change, from } })
  const { rows } = await school.db
    .selectFrom('lesson')
    .select(['on_date', 'teacher_id'])
    .where('school_id', '=', school.id)
    .where('plan_uuid', '=', school.plans.algebra.uuid)
    .orderBy('on_date')
    .execute()
    .then((all) => ({ rows: all.filter(({ teacher_id }) => teacher_id === school.colleague.userId) }))
  expect(rows.map(({ on_date }) => on_date)).toEqual(['2026-11-20'])
})

test('a plan with conducted lessons stays; one with lessons only goes when that is asked for', async ({ school }) => {
  const director = school.as('director')
  const remove = (withLessons: boolean) =>
    director(calendarPlans.delete, { params: { uuid: school.plans.music.uuid }, body: { withLessons } })
  const asked = await director(calendarPlans.delete, { ...ofPlan(school), body: {} })
  expect(asked).toMatchObject({ status: 409, body: { code: 'calendar-plans.has-lessons', data: { lessons: 5 } } })
  expect((await remove(false)).status).toBe(200)

  await school.db
    .updateTable('lesson')
    .set({ conducted_at: new Date('2026-11-16T04:00:00Z'), conducted_by: school.people.teacher.userId })
    .where('uuid', '=', school.lessons.mondayAlgebra)
    .where('school_id', '=', school.id)
    .execute()
  const kept = await director(calendarPlans.delete, { ...ofPlan(school), body: { withLessons: true } })
  expect(kept.body).toMatchObject({ code: 'calendar-plans.held', data: { conducted: 1 } })
})

test('a plan is sent, reviewed by the subject’s reviewer, approved, and a draft again when it is changed', async ({
  school,
}) => {
  const move = (role: 'teacher' | 'director', state: 'sent' | 'reviewed' | 'approved' | 'draft', comment = '') =>
    school.as(role)(calendarPlans.moveState, { ...ofPlan(school), body: { uuid: randomUUID(), state, comment } })
  const { colleague } = school
  await school.as('director')(calendarPlans.setReviewer, {
    params: { subjectId: school.subjects.algebra },
    body: { teacherId: colleague.userId },
  })
  expect((await move('teacher', 'sent')).status).toBe(200)
  expect((await move('teacher', 'approved')).status).toBe(403)
  expect((await move('director', 'approved')).body).toMatchObject({ code: 'calendar-plans.state' })
  const reviewed = await school.as(colleague)(calendarPlans.moveState, {
    ...ofPlan(school),
    body: { uuid: randomUUID(), state: 'reviewed' },
  })
  expect(reviewed.status).toBe(200)
  expect((await move('director', 'draft')).body.errors).toHaveProperty('comment')
  expect((await move('director', 'approved')).status).toBe(200)

  const teacher = school.as('teacher')
  await teacher(calendarPlans.themeUpdate, { body: { uuid: school.plans.algebra.themes[3] ?? '', theme: 'Басқа' } })
  const { body } = await teacher(calendarPlans.sheet, ofPlan(school))
  expect(body.state).toBe('draft')
  expect(body.acts.map(({ kind }) => kind)).toEqual(['edited', 'approved', 'reviewed', 'sent'])
})

test('a plan is copied to another class as long work, and a plan with themes is left alone', async ({ school }) => {
  const deputy = school.as('zavuch')
  const info = await deputy(calendarPlans.copyInfo, { query: { calendarPlanUuid: school.plans.algebra.uuid } })
  expect(info.body).toMatchObject({ themes: 6, works: 2 })
  expect(info.body.targets).toMatchObject([{ group: '7Ә', outcome: 'new' }])

  const asked = { calendarPlanUuid: school.plans.algebra.uuid, groupId: school.otherGroup.id }
  await deputy(calendarPlans.copy, { body: { uuid: randomUUID(), ...asked } })
  await jobsDone(school)
  const plans = await deputy(calendarPlans.byGroup, { params: { groupId: school.otherGroup.id } })
  expect(plans.body.rows).toMatchObject([{ planned: 6, placed: 0 }])
  const twice = await deputy(calendarPlans.copy, { body: { uuid: randomUUID(), ...asked } })
  expect(twice.status).toBe(422)
})

test('a theme is added and changed by its dialog; a half-year plan takes no soch', async ({ school }) => {
  const teacher = school.as('teacher')
  const plan = { calendarPlanUuid: school.plans.algebra.uuid, quarter: 3 }
  const added = await teacher(calendarPlans.themeAdd, { body: { ...plan, entityKind: 'regular', theme: 'Қайталау' } })
  expect(added.status).toBe(200)
  const soch = await teacher(calendarPlans.themeAdd, { body: { ...plan, entity_kind: 'soch', maxScore: 25 } })
  const read = await teacher(calendarPlans.themeForEdit, { params: { uuid: soch.body.uuid } })
  expect(read.body.calendarPlanLesson).toMatchObject({ theme: '3-тоқсан бойынша жиынтық бағалау', ordinal: 2 })

  const music = { calendarPlanUuid: school.plans.music.uuid, entityKind: 'soch' as const, quarter: 2, maxScore: 20 }
  const refused = await school.as(school.colleague)(calendarPlans.themeAdd, { body: music })
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['entityKind'])
})

test('two who name the reviewer of a subject at once are both heard', async ({ school }) => {
  const params = { subjectId: school.subjects.algebra }
  const name = (teacherId: number | null) =>
    school
      .as('director')(calendarPlans.setReviewer, { params, body: { teacherId } })
      .then(({ status }) => status)
  const both = [school.people.zavuch.userId, school.colleague.userId]
  for (let again = 0; again < 4; again++)
    expect(await Promise.all([...both, ...both].map(name))).toEqual([200, 200, 200, 200])

  const reviewer = async () =>
    (await school.as('director')(calendarPlans.reviewers)).body.find(({ subject }) => subject.id === params.subjectId)
  expect(both).toContain((await reviewer())?.teacher?.id)
  expect(await name(null)).toBe(200)
  expect((await reviewer())?.teacher).toBeNull()
})
