import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const date = '2026-11-18'
const lessonsOf = async (school: School) => {
  const { body } = await school.as('director')(schedule.week, { query: { groupId: school.group.id, date } })
  return body.days.find((day) => day.date === date)?.lessons ?? []
}
const shown = async (school: School) =>
  (await lessonsOf(school)).map(({ timeStart, subject, subgroup, forced }) => [
    timeStart,
    subject.name.kz,
    subgroup?.number ?? null,
    forced,
  ])
const asked = async (school: School, pick: (uuids: string[]) => string[] = (uuids) => uuids.toReversed()) => ({
  groupId: school.group.id,
  date,
  lessons: pick((await lessonsOf(school)).map(({ uuid }) => uuid)),
})

async function ordered(school: School, role: 'zavuch' | 'group-lead' = 'zavuch') {
  const body = await asked(school)
  const { body: preview } = await school.as(role)(officeSchedule.orderPreview, { body })
  const uuid = randomUUID()
  const answer = await school.as(role)(officeSchedule.changeOrder, { body: { ...body, uuid, stamp: preview.stamp } })
  return { preview, answer, uuid }
}

test('lessons of a day change places, halves together, and taken back they stand as before', async ({ school }) => {
  const before = await shown(school)
  expect(before.map(([time]) => time)).toEqual(['08:00', '08:55', '08:55'])
  const { preview, answer } = await ordered(school)
  expect(preview).toMatchObject({ lessons: 3, days: 1, left: 0 })
  expect(answer.body).toMatchObject({ kind: 'order', lessons: 3, group: '7А', from: date })

  const after = await shown(school)
  expect(after.map(([time]) => time)).toEqual(['08:00', '08:00', '08:55'])
  expect(after[2]?.slice(1)).toEqual(before[0]?.slice(1))
  await school.as('zavuch')(officeSchedule.undo, { body: { uuid: answer.body.uuid } })
  expect(await shown(school)).toEqual(before)
})

test('a repeated call does nothing again, and a plan of before is refused', async ({ school }) => {
  const body = await asked(school)
  const { uuid, answer } = await ordered(school)
  const again = { ...body, uuid, stamp: 'none' }
  expect((await school.as('zavuch')(officeSchedule.changeOrder, { body: again })).body).toEqual(answer.body)
  const stale = await school.as('zavuch')(officeSchedule.changeOrder, {
    body: { ...body, uuid: randomUUID(), stamp: 'none' },
  })
  expect(stale.status).toBe(409)
})

test('a lesson that was held keeps its time: the order is refused as a whole and the preview says why', async ({
  school,
}) => {
  await school.db
    .updateTable('lesson')
    .set({ conducted_at: new Date('2026-11-18T03:45:00Z'), conducted_by: school.people.teacher.userId })
    .where('school_id', '=', school.id)
    .where('uuid', '=', school.lessons.wednesdayAlgebra)
    .execute()
  const before = await shown(school)
  const { preview, answer } = await ordered(school)
  expect(preview.leftLessons.map(({ reason }) => reason)).toEqual(['conducted'])
  expect(answer).toMatchObject({ status: 422, body: { code: 'office-schedule.order-blocked' } })
  expect(await shown(school)).toEqual(before)
})

test('lessons of another day, one that is left out and one named twice are refused', async ({ school }) => {
  for (const pick of [
    (uuids: string[]) => [...uuids.slice(1), school.lessons.fridayAlgebra],
    (uuids: string[]) => uuids.slice(1),
    (uuids: string[]) => [...uuids.slice(1), uuids[1]!],
  ]) {
    const { status, body } = await school.as('zavuch')(officeSchedule.orderPreview, { body: await asked(school, pick) })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['lessons']])
  }
})

test('a class teacher orders the own class while the school lets teachers edit', async ({ school }) => {
  expect((await ordered(school, 'group-lead')).answer.status).toBe(200)
  await school.db.updateTable('school').set({ edit_schedule: false }).where('id', '=', school.id).execute()
  const refused = await school.as('group-lead')(officeSchedule.orderPreview, { body: await asked(school) })
  expect(refused.status).toBe(403)
})

test('clients of before copy and clean a week by the names and the fields of then', async ({ school }) => {
  const headers = { authorization: `Bearer ${await school.tokenOf('zavuch')}` }
  const send = async (url: string, payload: object) =>
    (await school.house.app.http.inject({ method: 'POST', url, headers, payload })).json()
  const old = { group_id: school.group.id, date_from: '16.11.2026', date_to: '23.11.2026', quarter_id: 20262 }
  expect(await send('/api/v2/os/schedule-copy', old)).toMatchObject({ data: { kind: 'copy', lessons: 6 } })
  const cleaned = await send('/api/v2/os/contingent-schedule', { group_id: school.group.id, date: '23.11.2026' })
  expect(cleaned).toMatchObject({ data: { kind: 'clean', lessons: 6 } })

  const now = { groupId: school.group.id, dateFrom: '16.11.2026', dateTo: '23.11.2026', quarterId: 20262 }
  const copied = await send('/api/v3/os/backoffice/schedule/copyItem', { ...now, schoolId: school.id, isForQuarter: 0 })
  expect(copied).toMatchObject({ data: { kind: 'copy', lessons: 6 } })
  const clean = { groupId: school.group.id, date: '23.11.2026', schoolId: school.id }
  expect(await send('/api/v3/os/backoffice/schedule/clean', clean)).toMatchObject({ data: { lessons: 6 } })
})
