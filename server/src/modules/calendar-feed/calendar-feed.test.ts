import { calendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { randomUUID } from 'node:crypto'
import ical, { type VEvent } from 'node-ical'
import { expect } from 'vitest'
import { type Headers } from '#platform/testing/speak.ts'
import { type School, test } from '#platform/testing/school.ts'

/** Makes an address of somebody's lessons. */
async function addressOf(school: School, who: Role, of: Role = who, headers: Headers = {}) {
  const { userId } = school.people[of]
  const { body } = await school.as(who)(calendarFeed.renew, { body: { userId } }, headers)
  const [schoolId = '', name = ''] = body.path.split('/').slice(-2)
  return { params: { schoolId, name } }
}

async function eventsAt(school: School, address: Awaited<ReturnType<typeof addressOf>>): Promise<Map<string, VEvent>> {
  const { raw, headers } = await school.asNobody(calendarFeed.file, address)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  const read = Object.values(ical.sync.parseICS(raw.toString()))
  const events = read.flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
  return new Map(events.map((event) => [event.uid.replace('@qalam', ''), event]))
}

test('a pupil has the lessons of the class and of the own half at the right hour, in the language of the pupil', async ({
  school,
}) => {
  const events = await eventsAt(school, await addressOf(school, 'student', 'student', { language: 'ru' }))

  const { wednesdayAlgebra, wednesdayEnglishFirst, wednesdayEnglishSecond } = school.lessons
  expect([events.has(wednesdayEnglishFirst), events.has(wednesdayEnglishSecond)]).toEqual([true, false])
  const lesson = events.get(wednesdayAlgebra)
  // 08:00 in Almaty.
  expect(lesson?.start.toISOString()).toBe('2026-11-18T03:00:00.000Z')
  expect(lesson?.end?.toISOString()).toBe('2026-11-18T03:45:00.000Z')
  expect(lesson).toMatchObject({ summary: 'Алгебра', location: 'Кабинет: 101', status: 'CONFIRMED' })
  expect(lesson?.description).toMatch(/^Учитель: /)
})

test('a parent has the lessons of the child until they are no longer bound', async ({ school }) => {
  const { body: whose } = await school.as('parent')(calendarFeed.list)
  expect(whose).toMatchObject([{ userId: school.people.student.userId, own: false, since: null }])
  const address = await addressOf(school, 'parent', 'student')
  expect((await eventsAt(school, address)).has(school.lessons.fridayAlgebra)).toBe(true)
  expect((await school.as('parent')(calendarFeed.list)).body[0]?.since).toBe('2026-11-18T04:10:00Z')

  const { userId } = school.people.parent
  await school.db
    .deleteFrom('guardianship')
    .where('parent_id', '=', userId)
    .where('school_id', '=', school.id)
    .execute()
  expect((await school.asNobody(calendarFeed.file, address)).status).toBe(404)
})

test('a teacher has both halves of the day: what they give, and what somebody gives for them as cancelled', async ({
  school,
}) => {
  const uuid = school.lessons.fridayAlgebra
  await school.db
    .updateTable('lesson')
    .set({ teacher_id: school.colleague.userId, substituted_id: school.people.teacher.userId })
    .where('school_id', '=', school.id)
    .where('uuid', '=', uuid)
    .execute()

  const teacher = await eventsAt(school, await addressOf(school, 'teacher'))
  expect(teacher.get(school.lessons.wednesdayAlgebra)).toMatchObject({ summary: 'Алгебра, 7А', status: 'CONFIRMED' })
  expect(teacher.get(uuid)?.status).toBe('CANCELLED')
  const pupil = (await eventsAt(school, await addressOf(school, 'student'))).get(uuid)
  expect(pupil?.status).toBe('CONFIRMED')
  expect(pupil?.description).toMatch(/^Ауыстыру: .+ орнына\)$/)
})

test('a lesson that frost took away is cancelled, and stands again when the days are taken back', async ({
  school,
}) => {
  const days = { groupIds: [school.group.id], from: '2026-11-20', until: '2026-11-20' }
  const address = await addressOf(school, 'student')
  const zavuch = school.as('zavuch')
  const { body: preview } = await zavuch(officeSchedule.cancelPreview, { body: days })
  const act = { ...days, uuid: randomUUID(), stamp: preview.stamp }
  const { body: batch } = await zavuch(officeSchedule.cancelDays, { body: act })

  const gone = (await eventsAt(school, address)).get(school.lessons.fridayAlgebra)
  expect([gone?.status, gone?.summary]).toEqual(['CANCELLED', 'Болмайды: Алгебра'])

  await zavuch(officeSchedule.undo, { body: { uuid: batch.uuid } })
  const back = (await eventsAt(school, address)).get(school.lessons.fridayAlgebra)
  expect(back?.status).toBe('CONFIRMED')
  expect(Number(back?.sequence)).toBeGreaterThanOrEqual(Number(gone?.sequence))
})

test('an address ends by renewing, by ending and by leaving the school', async ({ school }) => {
  const statusOf = async (address: Awaited<ReturnType<typeof addressOf>>) =>
    (await school.asNobody(calendarFeed.file, address)).status
  const first = await addressOf(school, 'teacher')
  const second = await addressOf(school, 'teacher')
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])

  const { userId } = school.people.teacher
  await school.as('teacher')(calendarFeed.end, { body: { userId } })
  expect(await statusOf(second)).toBe(404)

  const third = await addressOf(school, 'teacher')
  await school.db.updateTable('app_user').set({ archived_at: '2026-11-18' }).where('id', '=', userId).execute()
  expect(await statusOf(third)).toBe(404)
})

test('of an address nothing but its hash is kept, and it opens one school alone', async ({ school, otherSchool }) => {
  const { params } = await addressOf(school, 'teacher')
  const { rows } = await school.house.pool.query<{ kept: string }>('select f::text as kept from calendar_feed f')
  expect(rows.some(({ kept }) => kept.includes(params.name.slice(0, 43)))).toBe(false)

  const elsewhere = { params: { ...params, schoolId: otherSchool.id } }
  expect((await school.asNobody(calendarFeed.file, elsewhere)).status).toBe(404)
})

test('a pupil without a subscription has no calendar, as no timetable', async ({ school }) => {
  const address = await addressOf(school, 'student')
  await school.db.updateTable('subscription').set({ status: 'blocked' }).where('school_id', '=', school.id).execute()
  expect((await school.asNobody(calendarFeed.file, address)).status).toBe(404)
})
