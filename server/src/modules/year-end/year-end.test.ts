import { yearEnd } from '@qalam/contract/year-end/api.ts'
import { yearEnded } from '@qalam/contract/year-end/events.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { carriedOut, classOf, draftOf, stateOf, summer } from './testing/acts.ts'

test('the classes of the year stand with what is usually done, and the year is not over in autumn', async ({
  school,
}) => {
  const { body } = await school.as('zavuch')(yearEnd.read)
  expect(body).toMatchObject({ year: 2026, isOver: false, batches: [] })
  expect(body.classes.find(({ label }) => label === '7А')).toMatchObject({ act: 'promote', next: '8А', students: 6 })

  const { answer } = await carriedOut(school, draftOf(school.group.id))
  expect(answer).toMatchObject({ status: 422, body: { code: 'year-end.not-over' } })
})

test('a class goes on with its students, halves, load and reference week, and taken back everything is as it was', async ({
  school,
}) => {
  school.house.setClock(summer)
  await school.db
    .insertInto('timetable_slot')
    .values({
      ...{ school_id: school.id, group_id: school.group.id, plan_uuid: school.plans.algebra.uuid },
      ...{ week_day: 2, number: 1, cabinet_id: school.cabinets[0]!.id },
    })
    .execute()
  const before = await stateOf(school)
  const { uuid, answer } = await carriedOut(school, draftOf(school.group.id))
  expect(answer).toMatchObject({ status: 200, body: { promoted: 6, left: 0, classes: 1 } })
  expect(school.house.facts.filter(({ name }) => name === yearEnded.name)).toHaveLength(1)

  const next = await school.db
    .selectFrom('study_group')
    .selectAll()
    .where('school_id', '=', school.id)
    .where('academic_year', '=', 2027)
    .execute()
  expect(next).toMatchObject([{ parallel: 8, letter: 'А', lead_id: school.people['group-lead'].userId }])
  const stays = await school.db
    .selectFrom('enrolment')
    .selectAll()
    .where('school_id', '=', school.id)
    .where('group_id', '=', next[0]!.id)
    .execute()
  expect(stays).toHaveLength(6)
  expect(stays.every(({ since, until }) => since === '2027-09-01' && until === null)).toBe(true)
  const halves = await school.db
    .selectFrom('subgroup_member as m')
    .innerJoin('subgroup as s', (join) =>
      join.onRef('s.school_id', '=', 'm.school_id').onRef('s.id', '=', 'm.subgroup_id'),
    )
    .select('m.student_id')
    .where('m.school_id', '=', school.id)
    .where('s.group_id', '=', next[0]!.id)
    .execute()
  expect(halves).toHaveLength(6)

  const slots = await school.db
    .selectFrom('timetable_slot')
    .selectAll()
    .where('school_id', '=', school.id)
    .where('group_id', '=', next[0]!.id)
    .execute()
  expect(slots).toMatchObject([{ week_day: 2, number: 1, cabinet_id: school.cabinets[0]!.id }])

  const back = await school.as('director')(yearEnd.undo, { body: { uuid } })
  expect(back.body.undone).toMatchObject({ by: school.people.director.name })
  expect(await stateOf(school)).toEqual(before)
  expect((await school.as('director')(yearEnd.undo, { body: { uuid } })).body).toMatchObject({
    code: 'year-end.undone',
  })
})

test('a repeated call does nothing again, and a stamp of another plan is refused', async ({ school }) => {
  school.house.setClock(summer)
  const draft = draftOf(school.group.id)
  const { uuid, answer } = await carriedOut(school, draft)
  const again = await school.as('zavuch')(yearEnd.commit, { body: { ...draft, uuid, stamp: 'x' } })
  expect(again.body).toEqual(answer.body)
  const other = await school.as('zavuch')(yearEnd.commit, { body: { ...draft, uuid: randomUUID(), stamp: 'x' } })
  expect(other.status).toBe(409)
})

test('who leaves goes to the archive today by the order, who repeats stays in the grade', async ({ school }) => {
  school.house.setClock(summer)
  const [leaver, repeater] = [school.students[1]!.userId, school.students[2]!.userId]
  const own = await classOf(school, '7А')
  const students = [
    { userId: leaver, to: null },
    { userId: repeater, to: { parallel: 7, letter: 'А' } },
  ]
  const asked = draftOf(own.groupId, { students, order: 'Б-14' })
  const { body } = await school.as('zavuch')(yearEnd.preview, { body: asked })
  expect(body.troubles).toMatchObject([{ what: 'no-class', to: '7А' }])
  expect((await carriedOut(school, asked)).answer.body).toMatchObject({ code: 'year-end.in-trouble' })

  const before = await stateOf(school)
  const { uuid, answer } = await carriedOut(
    school,
    draftOf(own.groupId, { students: students.slice(0, 1), order: 'Б-14' }),
  )
  expect(answer.body).toMatchObject({ promoted: 5, left: 1 })
  const stay = await school.db
    .selectFrom('enrolment')
    .selectAll()
    .where('school_id', '=', school.id)
    .where('student_id', '=', leaver)
    .execute()
  expect(stay).toMatchObject([{ until: '2027-06-10', departure_order: 'Б-14' }])

  await school.as('director')(yearEnd.undo, { body: { uuid } })
  expect(await stateOf(school)).toEqual(before)
})

test('an act is not taken back when a student was moved since, and the student is named', async ({ school }) => {
  school.house.setClock(summer)
  const { uuid } = await carriedOut(school, draftOf(school.group.id))
  const moved = school.students[1]!
  await school.db
    .updateTable('enrolment')
    .set({ until: '2027-10-01' })
    .where('school_id', '=', school.id)
    .where('student_id', '=', moved.userId)
    .where('since', '=', '2027-09-01')
    .execute()
  const before = await stateOf(school)
  const refused = await school.as('zavuch')(yearEnd.undo, { body: { uuid } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'year-end.changed' } })
  expect(refused.body).toMatchObject({ message: expect.stringContaining(moved.name) })
  expect(await stateOf(school)).toEqual(before)
})

test('an act is not taken back when a mark was given in a subject that it prepared', async ({ school }) => {
  school.house.setClock(summer)
  const { uuid } = await carriedOut(school, draftOf(school.group.id))
  const { rows } = await school.house.pool.query<{ uuid: string }>(
    'select uuid from calendar_plan where school_id = $1 and academic_year = 2027 limit 1',
    [school.id],
  )
  await school.house.pool.query(
    `insert into period_mark (school_id, plan_uuid, student_id, period, uuid, score, version, updated_by, updated_at)
     values ($1, $2, $3, 'q1', gen_random_uuid(), 5, 1, $4, now())`,
    [school.id, rows[0]!.uuid, school.students[0]!.userId, school.people.teacher.userId],
  )
  const refused = await school.as('zavuch')(yearEnd.undo, { body: { uuid } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'year-end.changed' } })
})

test('graduates leave, and the next year has its quarters', async ({ school }) => {
  school.house.setClock(summer)
  const draft = { year: 2026, classes: [{ groupId: school.group.id, act: 'graduate' as const }] }
  const as = school.as('director')
  const { stamp, left } = (await as(yearEnd.preview, { body: draft })).body
  expect(left).toBe(6)
  await as(yearEnd.commit, { body: { ...draft, uuid: randomUUID(), stamp } })
  const { rows } = await school.house.pool.query<{ count: number }>(
    'select count(*)::int from school_quarter where school_id = $1 and quarter_id / 10 = 2027',
    [school.id],
  )
  expect(rows[0]?.count).toBe(4)
  const gone = await school.db
    .selectFrom('app_user')
    .select('id')
    .where('school_id', '=', school.id)
    .where('role', '=', 'student')
    .where('archived_at', 'is not', null)
    .execute()
  expect(gone).toHaveLength(6)
})

test('a school whose quarters are not set reads its classes, and its year cannot be ended', async ({ school }) => {
  await school.db.deleteFrom('school_quarter').where('school_id', '=', school.id).execute()
  const { body } = await school.as('zavuch')(yearEnd.read)
  expect(body).toMatchObject({ year: 2026, endsOn: null, isOver: false })
  expect((await carriedOut(school, draftOf(school.group.id))).answer.status).toBe(404)
})
