import { attendance } from '@qalam/contract/attendance/api.ts'
import { chat } from '@qalam/contract/chat/api.ts'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { messageRings } from '@qalam/contract/chat/events.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { homeworkAnswered } from '@qalam/contract/homework/events.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { notifications } from '@qalam/contract/notifications/api.ts'
import { noticeCategories } from '@qalam/contract/notifications/rules.ts'
import { periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import { substitutionAsked } from '@qalam/contract/substitution/events.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { subscribe, work } from '#platform/events/listeners.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { now, type School, test } from '#platform/testing/school.ts'

const failed: unknown[] = []

/** Lets the listeners hear what was announced, as a process with jobs does every second. */
async function heard({ house }: School): Promise<void> {
  const { listeners } = house.app
  await subscribe(house.served, listeners)
  await work(house.served, listeners, (error) => failed.push(error))
  expect(failed).toEqual([])
}

async function announceMarks(school: School, studentIds: number[]): Promise<void> {
  await subscribe(school.house.served, school.house.app.listeners)
  const uuid = school.lessons.wednesdayAlgebra
  await storeEvent(
    school.house.served,
    marksStored,
    school.id,
    { planUuid: randomUUID(), lessons: [{ uuid, studentIds }] },
    now,
  )
  await heard(school)
}

const bell = async (school: School, as: 'student' | 'parent' | 'teacher' | 'group-lead') =>
  (await school.as(as)(notifications.list)).body
const count = async (school: School, as: 'student' | 'parent' | 'teacher') =>
  (await school.as(as)(notifications.unread)).body.count

test('marks of one lesson are one notice for the student and one for the parent, however often they came', async ({
  school,
}) => {
  const { student } = school.people
  await announceMarks(school, [student.userId])
  await announceMarks(school, [student.userId])

  for (const who of ['student', 'parent'] as const) {
    const { rows, total } = await bell(school, who)
    expect(total).toBe(1)
    expect(rows).toMatchObject([{ category: 'marks', times: 2, read: false, href: `/diary?userId=${student.userId}` }])
    expect(rows[0]?.text).toContain(student.name.split(' ').slice(0, 2).join(' '))
  }
  expect((await bell(school, 'teacher')).rows).toEqual([])
})

test('whoever looks after safety is told that a report waits, and those of a talk that it was opened', async ({
  school,
}) => {
  const begun = await school.as('student')(chat.begin, { body: { userId: school.people.teacher.userId } })
  const params = { uuid: begun.body.uuid, seq: 1 }
  const message = { id: randomUUID(), conversationUuid: params.uuid, text: 'Көмектесіңізші', sure: true }
  await school.as('student')(chat.send, { body: { messages: [message] } })
  const report = { uuid: randomUUID(), reason: 'danger' as const, words: '' }
  await school.as('teacher')(chat.report, { params, body: report })
  await heard(school)
  const told = async (as: 'director' | 'social_worker' | 'student' | 'teacher') =>
    (await school.as(as)(notifications.list)).body.rows.map(({ href }) => href)
  for (const who of ['director', 'social_worker'] as const) expect(await told(who)).toContain('/control/chat/safety')

  const decision = { params: { uuid: report.uuid }, body: { outcome: 'talked' as const, note: '' } }
  await school.as('director')(notifications.read, { body: { upTo: 1_000_000 } })
  await school.as('social_worker')(chat.decide, decision)
  await heard(school)
  expect((await school.as('director')(notifications.unread)).body.count).toBe(0)

  const opening = { uuid: randomUUID(), reason: 'Оқушы көмек сұрады' }
  await school.as('social_worker')(chat.askOpening, { params, body: opening })
  await school.as('director')(chat.decideOpening, { params: { uuid: opening.uuid }, body: { agreed: true } })
  await heard(school)
  expect(await told('student')).toContain(`/chat?talk=${params.uuid}`)
  expect(await told('teacher')).toContain(`/control/chat?talk=${params.uuid}`)
})

test('a notice that was read stays in the list, and what comes after it is a new one', async ({ school }) => {
  const { student } = school.people
  await announceMarks(school, [student.userId])
  const [first] = (await bell(school, 'student')).rows
  await school.as('student')(notifications.read, { body: { ids: [first?.id ?? 0] } })
  expect(await count(school, 'student')).toBe(0)
  expect(await count(school, 'parent')).toBe(1)

  await announceMarks(school, [student.userId])
  expect((await bell(school, 'student')).rows.map(({ read }) => read)).toEqual([false, true])
  expect((await school.as('student')(notifications.list, { query: { unread: '1' } })).body.total).toBe(1)
})

test('nobody marks the notices of somebody else as read', async ({ school }) => {
  await announceMarks(school, [school.people.student.userId])
  const [own] = (await bell(school, 'student')).rows
  await school.as('parent')(notifications.read, { body: { ids: [own?.id ?? 0] } })
  expect(await count(school, 'student')).toBe(1)
})

test('a category that is switched off rings no bell and is shown again when it is switched on', async ({ school }) => {
  await announceMarks(school, [school.people.student.userId])
  const quiet = { from: '22:00', until: '08:00' }
  const rules = (bell: boolean) =>
    noticeCategories.map((category) => ({ category, bell: category !== 'marks' || bell, push: 'daily' as const }))
  await school.as('student')(notifications.change, { body: { rules: rules(false), quiet } })
  expect(await count(school, 'student')).toBe(0)
  expect((await school.as('student')(notifications.settings)).body).toMatchObject({ quiet, rules: rules(false) })

  await school.as('student')(notifications.change, { body: { rules: rules(true), quiet } })
  expect(await count(school, 'student')).toBe(1)
})

test('the lead of the class hears of an absence at once, and nobody else does (Q-142)', async ({ school }) => {
  await subscribe(school.house.served, school.house.app.listeners)
  const { student } = school.people
  const draft = { uuid: randomUUID(), userId: student.userId, from: '2026-11-18', until: '2026-11-18' }
  await school.as('parent')(attendance.giveNotice, { body: { ...draft, kind: 'illness', words: '' } })
  await heard(school)

  const { rows } = await bell(school, 'group-lead')
  expect(rows).toMatchObject([{ category: 'lessons', href: '/control/attendance/notices' }])
  expect(rows[0]?.text).toContain(student.name.split(' ').slice(0, 2).join(' '))
  expect((await bell(school, 'teacher')).total).toBe(0)
})

test('a teacher who is asked to take a lesson reads it at the bell, in their own language', async ({ school }) => {
  await subscribe(school.house.served, school.house.app.listeners)
  const { teacher } = school.people
  const asked = { teacherId: teacher.userId, absenceId: randomUUID() }
  await storeEvent(school.house.served, substitutionAsked, school.id, asked, now)
  await heard(school)
  expect((await bell(school, 'teacher')).rows).toMatchObject([
    { category: 'tasks', href: '/substitutions', text: 'Әріптесіңіздің сабағын алмастыруды сұрап отыр' },
  ])
})

test('pushes go to services of browsers alone (E-7.0-03)', async ({ school }) => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const ask = async (endpoint: string) =>
    (await school.as('student')(notifications.subscribe, { body: { endpoint, keys, language: 'ru' } })).status
  expect(await ask('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(200)
  const strange = ['https://localhost/x', 'https://10.0.0.1/x', 'https://fcm.googleapis.com.evil.kz/x']
  for (const endpoint of [...strange, 'https://fcm.googleapis.com:8443/x', 'https://a@fcm.googleapis.com/x'])
    expect(await ask(endpoint), endpoint).toBe(422)
  expect(await ask('http://fcm.googleapis.com/x')).toBe(422)
  expect((await school.as('student')(notifications.settings)).body.devices).toBe(1)
})

test('a school that keeps new marks for hours keeps their notice as long (Q-126)', async ({ school }) => {
  await school.db.updateTable('school').set({ mark_notice_hours: 2 }).where('id', '=', school.id).execute()
  await announceMarks(school, [school.people.student.userId])
  expect(await count(school, 'parent')).toBe(0)
  school.house.setClock(new Date(now.getTime() + 2 * 3_600_000))
  expect(await count(school, 'parent')).toBe(1)
})

test('a message rings at the bell of who is told of it when its hour has come, without its words', async ({
  school,
}) => {
  await subscribe(school.house.served, school.house.app.listeners)
  const { parent, teacher } = school.people
  const conversationUuid = randomUUID()
  const ring = { conversationUuid, seq: 1, memberIds: [parent.userId], authorId: teacher.userId, urgent: false }
  const due = now.toISOString()
  await storeEvent(school.house.served, messageRings, school.id, { ...ring, due }, now)
  await storeEvent(school.house.served, messageRings, school.id, { ...ring, seq: 2, due }, now)
  await heard(school)

  expect((await bell(school, 'parent')).rows).toMatchObject([
    { category: 'messages', times: 2, href: `/chat?talk=${conversationUuid}` },
  ])
  expect((await bell(school, 'teacher')).total).toBe(0)
})

test('homework is told to those whom it is for, and a mark for the quarter to its family', async ({ school }) => {
  await subscribe(school.house.served, school.house.app.listeners)
  const [first, second] = school.students
  const scheduleUuid = school.lessons.wednesdayAlgebra
  const body = { version: 0, text: '45-бет', dueOn: '20.11.2026', students: [second?.userId ?? 0] }
  expect((await school.as('teacher')(homework.set, { params: { scheduleUuid }, body })).status).toBe(200)
  const stored = { planUuid: school.plans.algebra.uuid, studentIds: [first?.userId ?? 0] }
  await storeEvent(school.house.served, periodMarksStored, school.id, stored, now)
  await heard(school)

  const told = async (student = school.people.student) =>
    (await school.as(student)(notifications.list)).body.rows.map(({ category, href }) => [category, href])
  expect(await told(first)).toEqual([['marks', `/diary/attestation?userId=${first?.userId}`]])
  expect(await told(second)).toEqual([['homework', `/diary?userId=${second?.userId}`]])
})

test('an answer to homework that was only sent is no news to its own family', async ({ school }) => {
  await subscribe(school.house.served, school.house.app.listeners)
  const { student } = school.people
  const sent = { homeworkUuid: randomUUID(), answerId: randomUUID(), studentId: student.userId }
  await storeEvent(school.house.served, homeworkAnswered, school.id, sent, now)
  await heard(school)
  expect((await bell(school, 'student')).total).toBe(0)
})

test('whose plan was laid anew by somebody else is told, and leads to it; own moves ring no bell', async ({
  school,
}) => {
  const { uuid } = school.plans.algebra
  const date = (as: 'teacher' | 'director', lesson: string) =>
    school.as(as)(calendarPlans.setDate, {
      params: { uuid },
      body: { uuid: randomUUID(), theme: school.plans.algebra.themes[3] ?? '', scheduleUuid: lesson, fixed: false },
    })
  expect((await date('teacher', school.lessons.fridayAlgebra)).status).toBe(200)
  await heard(school)
  expect((await bell(school, 'teacher')).rows).toEqual([])

  expect((await date('director', school.lessons.wednesdayAlgebra)).status).toBe(200)
  await heard(school)
  expect((await bell(school, 'teacher')).rows).toMatchObject([
    { category: 'lessons', href: `/v3/backoffice/ktp/${school.group.id}/${uuid}` },
  ])
})
