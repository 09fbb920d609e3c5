import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const close = (school: School) =>
  school.db
    .updateTable('calendar_plan')
    .set({ closed_quarters: [2] })
    .where('uuid', '=', school.plans.algebra.uuid)
    .where('school_id', '=', school.id)
    .execute()

const daysOf = async (school: School) => {
  const rows = await school.db
    .selectFrom('lesson')
    .select(['uuid', 'on_date', 'starts'])
    .where('plan_uuid', '=', school.plans.algebra.uuid)
    .where('school_id', '=', school.id)
    .orderBy('uuid')
    .execute()
  return rows
}

test('copying, cleaning and moving days leave the lessons of a closed quarter where they were signed', async ({
  school,
}) => {
  await close(school)
  const before = await daysOf(school)
  const zavuch = school.as('zavuch')
  const groupId = school.group.id

  const copied = { groupId, dateFrom: '2026-11-16', quarterId: 20262, dateTo: '2026-11-24' }
  const { body: copy } = await zavuch(officeSchedule.copyPreview, { body: copied })
  expect(copy.leftLessons.map(({ reason }) => reason)).toEqual(['closed', 'closed', 'closed', 'closed'])
  await zavuch(officeSchedule.copy, { body: { ...copied, uuid: randomUUID(), stamp: copy.stamp } })

  const moving = { groupIds: [groupId], from: '2026-11-20', until: '2026-11-20', to: '2026-11-27' }
  const { body: move } = await zavuch(officeSchedule.movePreview, { body: moving })
  expect(move).toMatchObject({ lessons: 0, leftLessons: [{ reason: 'closed' }] })

  const { body: clean } = await zavuch(officeSchedule.cleanPreview, { body: { groupId, date: '2026-11-16' } })
  expect(clean.leftLessons.map(({ reason }) => reason)).toContain('closed')
  await zavuch(officeSchedule.clean, {
    body: { groupId, date: '2026-11-16', uuid: randomUUID(), stamp: clean.stamp },
  })
  expect(await daysOf(school)).toEqual(before)
})

test('a closing and a move at one instant: the move waits and finds the quarter closed', async ({ school }) => {
  const uuid = school.lessons.fridayAlgebra
  const { body: card } = await school.as('director')(schedule.week, {
    query: { groupId: school.group.id, date: '2026-11-20' },
  })
  const lesson = card.days.flatMap(({ lessons }) => lessons).find((one) => one.uuid === uuid)!
  const closing = await school.house.pool.connect()
  await closing.query('begin')
  await closing.query(`update calendar_plan set closed_quarters = '{2}' where school_id = $1 and uuid = $2`, [
    school.id,
    school.plans.algebra.uuid,
  ])
  const moved = school.as('director')(schedule.change, {
    params: { scheduleUuid: uuid },
    body: {
      version: lesson.version,
      date: '27.11.2026',
      timeStart: lesson.timeStart,
      timeEnd: lesson.timeEnd,
      cabinet_id: lesson.cabinet?.id ?? null,
      calendar_plan_lesson_uuid: lesson.calendarPlanLessonUuid,
    },
  })
  const waiting = async () => {
    const { rows } = await school.house.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count
  }
  await expect.poll(waiting).toBe(1)
  await closing.query('commit')
  closing.release()

  expect(await moved).toMatchObject({ status: 422, body: { code: 'schedule.period-closed' } })
  expect((await daysOf(school)).find((one) => one.uuid === uuid)).toMatchObject({ on_date: '2026-11-20' })
})
