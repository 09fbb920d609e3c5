import { chat } from '@qalam/contract/chat/api.ts'
import { talkOpened } from '@qalam/contract/chat/events.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { idOf, talkBetween, told, write } from '../testing/talking.ts'

const asked = async (school: School, conversation: string) => {
  const uuid = randomUUID()
  const body = { uuid, reason: 'Ата-анасының жазбаша өтініші' }
  await school.as('social_worker')(chat.askOpening, { params: { uuid: conversation }, body })
  return uuid
}

test('a talk with a minor is opened by two offices, for a day, and those concerned are told', async ({ school }) => {
  const conversation = await talkBetween(school, 'student', 'teacher')
  await write(school, 'student', conversation, 'Маған көмек керек')
  await school.as('student')(chat.takeBack, { params: { uuid: conversation, seq: 1 } })
  const uuid = await asked(school, conversation)
  const open = () => school.as('director')(chat.opened, { params: { uuid }, body: {} })
  const agree = (who: 'social_worker' | 'director') =>
    school.as(who)(chat.decideOpening, { params: { uuid }, body: { agreed: true } })

  expect((await open()).body).toMatchObject({ code: 'chat.opening-over' })
  expect((await agree('social_worker')).body).toMatchObject({ code: 'chat.opening-needs-other' })
  await agree('director')
  expect((await open()).body.rows).toMatchObject([
    { act: 'written', text: 'Маған көмек керек' },
    { act: 'taken-back', text: 'Маған көмек керек' },
  ])
  expect((await school.as('director')(chat.openings)).body.rows).toMatchObject([{ uuid, readings: 1, agreed: true }])
  expect((await school.as('student')(chat.talk, { params: { uuid: conversation } })).body.openings).toHaveLength(1)
  expect(told(school, talkOpened.name)).toMatchObject([
    { memberIds: expect.arrayContaining([idOf(school, 'student'), idOf(school, 'teacher')]) },
  ])
  school.house.setClock(new Date(now.getTime() + 24 * 3_600_000))
  expect((await open()).body).toMatchObject({ code: 'chat.opening-over' })
})

test('a social worker who is one by a subrole does not agree to a colleague of the same office', async ({ school }) => {
  const uuid = await asked(school, await talkBetween(school, 'student', 'teacher'))
  const second = await school.newcomer('social_worker')
  const { body } = await school.as(second)(chat.decideOpening, { params: { uuid }, body: { agreed: true } })
  expect(body).toMatchObject({ code: 'chat.opening-needs-other' })
})

test('a report stands in the queue by its deadline, as the message stood then, and is decided once', async ({
  school,
}) => {
  const uuid = await talkBetween(school, 'student', 'teacher')
  await write(school, 'teacher', uuid, 'ты дурак', { sure: true })
  await write(school, 'teacher', uuid, 'Тағы бір хабар')
  const report = (seq: number, reason: 'danger' | 'spam') =>
    school.as('student')(chat.report, { params: { uuid, seq }, body: { uuid: randomUUID(), reason } })
  await report(2, 'spam')
  await report(1, 'danger')
  await report(1, 'danger')
  await school.as('teacher')(chat.takeBack, { params: { uuid, seq: 1 } })

  const { body } = await school.as('social_worker')(chat.reports)
  expect(body.rows.map(({ reason, text }) => [reason, text])).toEqual([
    ['danger', 'ты дурак'],
    ['spam', 'Тағы бір хабар'],
  ])
  const decide = () =>
    school.as('director')(chat.decide, { params: { uuid: body.rows[0]?.uuid ?? '' }, body: { outcome: 'talked' } })
  expect((await decide()).status).toBe(200)
  expect((await decide()).body).toMatchObject({ code: 'chat.report-decided' })
  expect((await school.as('director')(chat.reports, { query: { decided: '1' } })).body.total).toBe(1)
})

test('the chat of a lesson opens ten minutes before it, is read two hours after it, and its teacher moderates', async ({
  school,
}) => {
  const params = { scheduleUuid: school.lessons.wednesdayAlgebra }
  const state = async () => (await school.as('student')(chat.ofLesson, { params })).body.state
  expect(await state()).toBe('open')
  const { uuid } = (await school.as('student')(chat.beginLesson, { params })).body
  expect((await write(school, 'student', uuid, 'Мен келдім')).status).toBe(200)
  expect((await school.as('director')(chat.messages, { params: { uuid } })).status).toBe(404)
  expect((await school.as(school.otherGroup.student)(chat.messages, { params: { uuid } })).status).toBe(404)

  const mute = (muted: boolean) =>
    school.as('teacher')(chat.mute, { params: { uuid, userId: idOf(school, 'student') }, body: { muted } })
  await mute(true)
  expect((await write(school, 'student', uuid, 'Тағы')).body).toMatchObject({ code: 'chat.muted' })
  await mute(false)
  expect((await write(school, 'student', uuid, 'Тағы')).status).toBe(200)
  await school.as('teacher')(chat.takeBack, { params: { uuid, seq: 1 } })

  school.house.setClock(new Date(now.getTime() + 3 * 3_600_000))
  expect(await state()).toBe('over')
  expect((await write(school, 'student', uuid, 'Кешіктім')).body).toMatchObject({ code: 'chat.lesson-closed' })
  expect((await school.as('student')(chat.numbers)).body).toEqual({ unread: 0, talks: [] })
})
