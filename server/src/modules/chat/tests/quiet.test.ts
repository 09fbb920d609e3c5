import { chat } from '@qalam/contract/chat/api.ts'
import { messageRings } from '@qalam/contract/chat/events.ts'
import { instantAt } from '@qalam/contract/chat/rules/quiet.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { subscribe, work } from '#platform/events/listeners.ts'
import { type School, test } from '#platform/testing/school.ts'
import { talkBetween, textsIn, told, write } from '../testing/talking.ts'

const at = (school: School, day: string, clock: string) => school.house.setClock(instantAt(day, clock))
const dues = (school: School) => told(school, messageRings.name).map(({ due }) => due)

test('a parent’s night message is stored at once and rings at seven', async ({ school }) => {
  const uuid = await talkBetween(school, 'parent', 'teacher')
  at(school, '2026-11-19', '03:00')
  await write(school, 'parent', uuid, 'Ертең келе алмаймыз')
  expect(await textsIn(school, 'teacher', uuid)).toHaveLength(1)
  expect(dues(school)).toEqual([instantAt('2026-11-19', '07:00').toISOString()])
  const { body } = await school.as('parent')(chat.talk, { params: { uuid } })
  expect(body.tellsAt).toBe(instantAt('2026-11-19', '07:00').toISOString())
})

test('the template of an absence reaches the lead from six, and nobody else so', async ({ school }) => {
  at(school, '2026-11-19', '06:10')
  const lead = await talkBetween(school, 'parent', 'group-lead')
  const teacher = await talkBetween(school, 'parent', 'teacher')
  for (const uuid of [lead, teacher]) await write(school, 'parent', uuid, 'Балам ауырып қалды', { template: 'absence' })
  expect(dues(school)).toEqual([
    instantAt('2026-11-19', '06:10').toISOString(),
    instantAt('2026-11-19', '07:00').toISOString(),
  ])
})

test('the management rings at night with a reason, others are refused', async ({ school }) => {
  at(school, '2026-11-21', '23:00')
  const { uuid } = (await school.as('director')(chat.beginStaff)).body
  await write(school, 'director', uuid, 'Мектеп жабық: аяз', { urgent: 'Ауа райы, сабақ болмайды' })
  expect(told(school, messageRings.name)).toMatchObject([
    { urgent: true, due: instantAt('2026-11-21', '23:00').toISOString() },
  ])
  const other = await talkBetween(school, 'teacher', 'parent')
  const refused = await write(school, 'teacher', other, 'Қараңыз', { urgent: 'Өте керек' })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'chat.urgent' }])
})

test('a teacher’s own hours and a day off put the bell off', async ({ school }) => {
  await school.as('teacher')(chat.setHours, { body: { hours: { from: '08:30', until: '17:00' } } })
  const uuid = await talkBetween(school, 'parent', 'teacher')
  at(school, '2026-11-18', '17:30')
  await write(school, 'parent', uuid, 'Кешке жаздым')
  at(school, '2026-11-20', '18:00')
  await write(school, 'parent', uuid, 'Жұмада жаздым')
  expect(dues(school)).toEqual([
    instantAt('2026-11-19', '08:30').toISOString(),
    instantAt('2026-11-23', '08:30').toISOString(),
  ])

  await school.as('teacher')(chat.setHours, { body: { hours: null } })
  expect((await school.as('teacher')(chat.hours)).body).toEqual({ hours: null })
  at(school, '2026-11-24', '17:30')
  await write(school, 'parent', uuid, 'Тағы жаздым')
  expect(dues(school).at(-1)).toBe(instantAt('2026-11-24', '17:30').toISOString())
})

test('who made a talk quiet is told of nothing, and the number stands all the same', async ({ school }) => {
  const uuid = await talkBetween(school, 'parent', 'teacher')
  await school.as('teacher')(chat.quiet, { params: { uuid }, body: { quiet: true } })
  await write(school, 'parent', uuid, 'Сұрақ')
  expect(told(school, messageRings.name)).toMatchObject([{ memberIds: [] }])
  expect((await school.as('teacher')(chat.numbers)).body.unread).toBe(1)
})

test('a message that waits for the morning is seen by its author alone and is written in its hour', async ({
  school,
}) => {
  const { listeners } = school.house.app
  await subscribe(school.house.served, listeners)
  const uuid = await talkBetween(school, 'teacher', 'parent')
  at(school, '2026-11-18', '22:00')
  const draft = { id: randomUUID(), text: 'Қайырлы таң! Жиналыс бүгін' }
  const kept = await school.as('teacher')(chat.sendLater, { params: { uuid }, body: draft })
  expect(kept.body.sendAt).toBe(instantAt('2026-11-19', '07:00').toISOString())
  expect(await textsIn(school, 'parent', uuid)).toEqual([])
  expect((await school.as('teacher')(chat.later, { params: { uuid } })).body).toMatchObject([draft])

  await school.db
    .updateTable('outbox_task')
    .set({ due: new Date('2020-01-01') })
    .execute()
  await work(school.house.served, listeners, (error) => {
    throw error
  })
  expect(await textsIn(school, 'parent', uuid)).toEqual([[1, draft.text]])
  expect((await school.as('teacher')(chat.later, { params: { uuid } })).body).toEqual([])
})
