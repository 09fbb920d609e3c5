import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const copying = (school: School) => ({
  groupId: school.group.id,
  dateFrom: '2026-11-16',
  quarterId: 20262,
  dateTo: '2026-11-24',
})

/** Copies as the preview says. */
async function copyAs(school: School, asked: object = {}, role: 'zavuch' | 'group-lead' = 'zavuch') {
  const body = { ...copying(school), ...asked }
  const { body: preview } = await school.as(role)(officeSchedule.copyPreview, { body })
  return school.as(role)(officeSchedule.copy, { body: { ...body, uuid: randomUUID(), stamp: preview.stamp } })
}

async function cleanAs(school: School, date: string, groupId: number | null = school.group.id) {
  const { body: preview } = await school.as('zavuch')(officeSchedule.cleanPreview, { body: { groupId, date } })
  const body = { groupId, date, uuid: randomUUID(), stamp: preview.stamp }
  return { preview, done: await school.as('zavuch')(officeSchedule.clean, { body }) }
}

const weekAt = async (school: School, date: string) => {
  const { body } = await school.as('director')(schedule.week, { query: { groupId: school.group.id, date } })
  return body.days.flatMap(({ lessons }) => lessons)
}

const undoAs = (school: School, uuid: string, role: 'zavuch' | 'group-lead' | 'director' = 'zavuch') =>
  school.as(role)(officeSchedule.undo, { body: { uuid } })

test('a week is copied to another one with rooms, halves and the next free themes', async ({ school }) => {
  const { status, body } = await copyAs(school)

  expect(status).toBe(200)
  expect(body).toMatchObject({ kind: 'copy', lessons: 6, group: '7А', from: '2026-11-16', to: '2026-11-23' })
  const lessons = await weekAt(school, '2026-11-23')
  expect(
    lessons.map(({ date, timeStart, subgroup }) => `${date.slice(8)} ${timeStart} ${subgroup?.number ?? ''}`),
  ).toEqual(['23 08:00 ', '24 09:55 ', '25 08:00 ', '25 08:55 1', '25 08:55 2', '27 08:00 '])
  expect(lessons[0]).toMatchObject({ theme: 'Тақырып 4', cabinet: { label: '101' }, forced: null, conducted: false })
  expect(school.house.facts.map(({ name }) => name)).toContain('office-schedule.weeks-changed')
})

test('the preview says what would come and what is left out and why, and changes nothing', async ({ school }) => {
  await school.db
    .updateTable('lesson')
    .set({ on_date: '2026-11-23' })
    .where('uuid', '=', school.lessons.soch)
    .where('school_id', '=', school.id)
    .execute()
  const other = { ...copying(school), dateTo: '2026-12-14' }

  const { body: week } = await school.as('zavuch')(officeSchedule.copyPreview, { body: copying(school) })
  expect(week).toMatchObject({ lessons: 5, left: 0 })

  await copyAs(school)
  const { body: again } = await school.as('zavuch')(officeSchedule.copyPreview, { body: copying(school) })
  expect(again).toMatchObject({ lessons: 0, left: 5 })
  expect(again.leftLessons[0]).toMatchObject({ date: '2026-11-23', group: '7А', reason: 'stands', other: null })

  // 16 December is a holiday, a Wednesday.
  const { body: holiday } = await school.as('zavuch')(officeSchedule.copyPreview, { body: other })
  expect(holiday).toMatchObject({ lessons: 2, left: 3, days: 2 })
  expect(new Set(holiday.leftLessons.map(({ reason }) => reason))).toEqual(new Set(['holiday']))
  expect(await weekAt(school, '2026-12-14')).toEqual([])
})

test('no lesson is copied onto a busy teacher, and the lesson in its way is named', async ({ school }) => {
  await copyAs(school)
  const [algebra] = await weekAt(school, '2026-11-23')
  await school.db
    .updateTable('lesson')
    .set({ starts: '08:10', ends: '08:50' })
    .where('uuid', '=', algebra!.uuid)
    .where('school_id', '=', school.id)
    .execute()

  const { body } = await school.as('zavuch')(officeSchedule.copyPreview, { body: copying(school) })
  expect(body.leftLessons.find(({ reason }) => reason === 'teacher')).toMatchObject({
    date: '2026-11-23',
    timeStart: '08:00',
    other: { group: '7А', subject: { ru: 'Алгебра' }, timeStart: '08:10' },
  })
})

test('the rest of the quarter gets the week, each of its weeks once and nothing after its end', async ({ school }) => {
  const { body } = await copyAs(school, { isForQuarter: 1, dateTo: null })

  expect(body).toMatchObject({ to: null, quarterId: 20262 })
  // Five weeks from 23 November to 27 December, without the three lessons of the holiday.
  expect(body.lessons).toBe(5 * 6 - 3)
  expect(await weekAt(school, '2026-12-21')).toHaveLength(6)
  expect(await weekAt(school, '2027-01-11')).toEqual([])
})

test('a copy needs a quarter and a week, another week than its own, inside the quarter', async ({ school }) => {
  const ask = (asked: object) =>
    school.as('zavuch')(officeSchedule.copyPreview, { body: { ...copying(school), ...asked } })

  for (const [asked, field] of [
    [{ dateTo: null }, 'dateTo'],
    [{ dateTo: '2026-11-18' }, 'dateTo'],
    [{ dateTo: '2027-01-12' }, 'dateTo'],
    [{ quarterId: 20279 }, 'quarterId'],
  ] as const) {
    const refused = await ask(asked)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  }
})

test('a copy that is undone leaves no lesson, but for those that were changed since, which are named', async ({
  school,
}) => {
  const { body: batch } = await copyAs(school)
  const [kept] = await weekAt(school, '2026-11-23')
  await school.as('director')(schedule.change, {
    params: { scheduleUuid: kept!.uuid },
    body: {
      version: kept!.version,
      date: '2026-11-23',
      timeStart: '10:50',
      timeEnd: '11:35',
      cabinet_id: null,
      calendar_plan_lesson_uuid: kept!.calendarPlanLessonUuid,
    },
  })

  const { body } = await undoAs(school, batch.uuid)
  expect(body).toMatchObject({ lessons: 5, left: 1 })
  expect(body.leftLessons).toMatchObject([{ date: '2026-11-23', timeStart: '10:50', reason: 'changed' }])
  expect((await weekAt(school, '2026-11-23')).map(({ uuid }) => uuid)).toEqual([kept!.uuid])
  expect((await undoAs(school, batch.uuid)).body).toMatchObject({ code: 'office-schedule.undone' })
})

test('a week is removed but for what was marked, and comes back with its themes', async ({ school }) => {
  await school.db
    .insertInto('mark')
    .values({
      school_id: school.id,
      lesson_uuid: school.lessons.mondayAlgebra,
      student_id: school.people.student.userId,
      score: 9,
      comment: '',
      version: 1,
      updated_by: school.people.teacher.userId,
      updated_at: '2026-11-16T05:00:00Z',
    })
    .execute()
  const before = await weekAt(school, '2026-11-16')

  const { preview, done } = await cleanAs(school, '2026-11-18')
  expect(preview).toMatchObject({ lessons: 5, left: 1, leftLessons: [{ date: '2026-11-16', reason: 'marked' }] })
  expect(done.body).toMatchObject({ kind: 'clean', lessons: 5, from: '2026-11-16' })
  expect(await weekAt(school, '2026-11-16')).toHaveLength(1)

  expect((await undoAs(school, done.body.uuid)).body).toMatchObject({ lessons: 5, left: 0 })
  const shown = (lessons: typeof before) => lessons.map(({ uuid, theme, timeStart }) => [uuid, theme, timeStart])
  expect(shown(await weekAt(school, '2026-11-16'))).toEqual(shown(before))
})

test('a lesson whose place was taken meanwhile does not come back, and the other one is named', async ({ school }) => {
  const { done } = await cleanAs(school, '2026-11-18')
  await copyAs(school, { dateFrom: '2026-11-09', dateTo: '2026-11-16' })

  const { body } = await undoAs(school, done.body.uuid)
  expect(body).toMatchObject({ lessons: 5, left: 1 })
  expect(body.leftLessons).toMatchObject([{ date: '2026-11-20', reason: 'teacher', other: { group: '7А' } }])
})

test('what changed between the preview and the act is refused, and a repeat does nothing again', async ({ school }) => {
  const asked = copying(school)
  const zavuch = school.as('zavuch')
  const { body: preview } = await zavuch(officeSchedule.copyPreview, { body: asked })
  const body = { ...asked, uuid: randomUUID(), stamp: preview.stamp }
  await school.db
    .updateTable('lesson')
    .set({ cabinet_id: null })
    .where('uuid', '=', school.lessons.soch)
    .where('school_id', '=', school.id)
    .execute()
  expect((await zavuch(officeSchedule.copy, { body })).body).toMatchObject({ code: 'office-schedule.moved' })

  const { body: again } = await zavuch(officeSchedule.copyPreview, { body: asked })
  const good = { ...body, stamp: again.stamp }
  const first = await zavuch(officeSchedule.copy, { body: good })
  const second = await zavuch(officeSchedule.copy, { body: good })
  expect(second.body).toEqual(first.body)
  expect(await weekAt(school, '2026-11-23')).toHaveLength(6)
})

test('a class teacher copies the own class while the school allows it, and never the whole school', async ({
  school,
}) => {
  expect((await copyAs(school, {}, 'group-lead')).status).toBe(200)
  const lead = school.as('group-lead')
  const { body } = await lead(officeSchedule.batches)
  expect(body.batches).toMatchObject([{ kind: 'copy', can: { undo: true } }])

  const whole = await lead(officeSchedule.copyPreview, { body: { ...copying(school), groupId: null } })
  expect(whole.status).toBe(403)
  await school.db.updateTable('school').set({ edit_schedule: false }).where('id', '=', school.id).execute()
  expect((await lead(officeSchedule.copyPreview, { body: copying(school) })).status).toBe(403)
})

test('another school is neither copied nor taken back', async ({ school, otherSchool }) => {
  const { body } = await copyAs(otherSchool)
  expect((await undoAs(school, body.uuid, 'director')).status).toBe(404)
  const stranger = await school.as('zavuch')(officeSchedule.copyPreview, { body: copying(otherSchool) })
  expect(stranger.status).toBe(404)
})
