import { attendance } from '@qalam/contract/attendance/api.ts'
import { absenceNoticed } from '@qalam/contract/attendance/events.ts'
import type { AbsenceNoticeDraft } from '@qalam/contract/attendance/notices.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const draft = (school: School, some: Partial<AbsenceNoticeDraft> = {}): AbsenceNoticeDraft => ({
  ...{ uuid: randomUUID(), userId: school.people.student.userId, from: '2026-11-18', until: '2026-11-19' },
  ...{ kind: 'illness' as const, words: 'Қызуы көтерілді', ...some },
})

const give = (school: School, some: Partial<AbsenceNoticeDraft> = {}) =>
  school.as('parent')(attendance.giveNotice, { body: draft(school, some) })
const list = async (school: School) => (await school.as('parent')(attendance.notices)).body
const coming = async (school: School, as: 'group-lead' | 'zavuch' | 'teacher' = 'group-lead') =>
  (await school.as(as)(attendance.coming)).body
const noticeOn = async (school: School, date: string) =>
  (await school.as('group-lead')(attendance.day, { query: { date } })).body.rows.find(
    ({ userId }) => userId === school.people.student.userId,
  )?.notice

test('a parent tells of two days, and the class’s day shows it beside the child on these days alone', async ({
  school,
}) => {
  expect((await give(school)).status).toBe(200)
  expect(await noticeOn(school, '2026-11-18')).toMatchObject({
    ...{ from: '2026-11-18', until: '2026-11-19', kind: 'illness', words: 'Қызуы көтерілді' },
    by: school.people.parent.name,
  })
  expect(await noticeOn(school, '2026-11-20')).toBeNull()
  const { rows, student, can } = await list(school)
  expect(rows).toMatchObject([{ from: '2026-11-18', withdrawn: null, can: { withdraw: true } }])
  expect({ student, can }).toMatchObject({ student: { userId: school.people.student.userId }, can: { give: true } })
})

test('the lead and the management see the coming days, another teacher sees nothing', async ({ school }) => {
  await give(school, { from: '2026-11-23', until: '2026-11-23' })
  await give(school, { from: '2026-11-18', until: '2026-11-18', kind: 'family' })
  for (const who of ['group-lead', 'zavuch'] as const)
    expect((await coming(school, who)).rows).toMatchObject([
      { from: '2026-11-18', kind: 'family', group: '7А', fullName: school.people.student.name },
      { from: '2026-11-23', kind: 'illness' },
    ])
  expect((await coming(school, 'teacher')).rows).toEqual([])
  school.house.setClock(new Date('2026-11-20T04:00:00Z'))
  expect((await coming(school)).rows).toMatchObject([{ from: '2026-11-23' }])
})

test('a notice that came twice counts once, and its id serves nothing else', async ({ school }) => {
  const body = draft(school)
  const send = (some: Partial<AbsenceNoticeDraft> = {}) =>
    school.as('parent')(attendance.giveNotice, { body: { ...body, ...some } })
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  expect((await list(school)).total).toBe(1)
  expect(
    school.house.facts.filter(({ name, schoolId }) => name === absenceNoticed.name && schoolId === school.id),
  ).toHaveLength(1)
  expect(await send({ words: 'Басқа' })).toMatchObject({ status: 422, body: { code: 'attendance.notice-reused' } })
})

test('either parent takes a notice back, the fact stays, and the school expects the child again', async ({
  school,
}) => {
  const other = await school.newcomer('parent', { schoolId: null })
  await school.house.pool.query(
    `insert into guardian (school_id, parent_id, student_id, place) values ($1, $2, $3, 2)`,
    [school.id, other.userId, school.people.student.userId],
  )
  const { uuid } = draft(school)
  await give(school, { uuid })
  const back = { params: { uuid } }
  expect((await school.as(other)(attendance.withdrawNotice, back)).status).toBe(200)
  expect((await school.as('parent')(attendance.withdrawNotice, back)).status).toBe(200)
  expect((await list(school)).rows).toMatchObject([{ withdrawn: { by: other.name }, can: { withdraw: false } }])
  expect(await noticeOn(school, '2026-11-18')).toBeNull()
  expect((await coming(school)).rows).toEqual([])
})

test('a notice is taken back until its last day is over', async ({ school }) => {
  const { uuid } = draft(school)
  await give(school, { uuid })
  school.house.setClock(new Date('2026-11-20T04:00:00Z'))
  expect((await list(school)).rows).toMatchObject([{ can: { withdraw: false } }])
  const late = await school.as('parent')(attendance.withdrawNotice, { params: { uuid } })
  expect(late).toMatchObject({ status: 422, body: { code: 'attendance.notice-over' } })
})

test.for([
  ['from', { from: '2026-11-17' }],
  ['from', { from: '2027-06-01', until: '2027-06-01' }],
  ['until', { until: '2026-11-17' }],
  ['until', { until: addDays('2026-11-18', 30) }],
  ['words', { words: 'a'.repeat(501) }],
] as const)('what cannot be is refused under the field %s: %j', async ([field, some], { school }) => {
  const refused = await give(school, some)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]])
  expect((await list(school)).total).toBe(0)
})

test('thirty days are told of at once', async ({ school }) => {
  expect((await give(school, { until: addDays('2026-11-18', 29) })).status).toBe(200)
})

test('nobody tells of a child that is not theirs, and a student tells of nothing', async ({ school, otherSchool }) => {
  for (const userId of [school.students[1]!.userId, otherSchool.people.student.userId, school.people.parent.userId])
    expect((await give(school, { userId })).status).toBe(404)
  for (const who of ['student', 'teacher', 'director'] as const)
    expect((await school.as(who)(attendance.giveNotice, { body: draft(school) })).status).toBe(403)

  const { uuid } = draft(school)
  await give(school, { uuid })
  const back = { params: { uuid } }
  expect((await otherSchool.as('parent')(attendance.withdrawNotice, back)).status).toBe(404)
  expect((await school.as('student')(attendance.withdrawNotice, back)).status).toBe(403)
  expect((await school.as('student')(attendance.notices)).body).toMatchObject({ total: 1, can: { give: false } })
  const query = { userId: school.people.student.userId }
  expect((await school.as(school.students[1]!)(attendance.notices, { query })).status).toBe(404)
  expect((await otherSchool.as('parent')(attendance.notices, { query })).status).toBe(404)
  expect((await otherSchool.as('zavuch')(attendance.coming)).body.total).toBe(0)
})

test('a child in another school is told of there, whether or not the parent’s school is subscribed', async ({
  school,
  otherSchool,
}) => {
  const { userId } = otherSchool.people.student
  const { parent } = school.people
  await school.house.pool.query(`delete from subscription where school_id in ($1, $2)`, [school.id, otherSchool.id])
  await school.house.pool.query(
    `insert into guardian (school_id, parent_id, student_id, place) values ($1, $2, $3, 2)`,
    [otherSchool.id, parent.userId, userId],
  )
  expect((await give(school, { userId })).status).toBe(200)
  expect((await coming(otherSchool)).rows).toMatchObject([{ userId, by: parent.name }])
  expect((await coming(school)).rows).toEqual([])
})

test('who has left the school on these days cannot be told of', async ({ school }) => {
  await school.house.pool.query(`update enrolment set until = '2026-11-18' where student_id = $1`, [
    school.people.student.userId,
  ])
  expect(await give(school)).toMatchObject({ status: 422, body: { code: 'attendance.not-studying' } })
})

test('notices are never changed or deleted', async ({ school }) => {
  await give(school)
  const change = (sql: string) => school.house.pool.query(sql, [school.id])
  await expect(change(`update absence_notice set words = '' where school_id = $1`)).rejects.toThrow('append-only')
  await expect(change(`delete from absence_notice where school_id = $1`)).rejects.toThrow('append-only')
})
