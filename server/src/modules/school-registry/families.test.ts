import { attendance } from '@qalam/contract/attendance/api.ts'
import { chat } from '@qalam/contract/chat/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { payments } from '@qalam/contract/payments/api.ts'
import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const close = (school: School) =>
  school.as('platform-admin')(schoolRegistry.block, { params: { schoolId: school.id }, body: { reason: '—' } })
const closed = { status: 403, body: { code: 'school.blocked' } }

test('parents of a closed school read what stands of their child', async ({ school }) => {
  const query = { userId: school.people.student.userId }
  const before = (await school.as('parent')(diary.week, { query })).body
  await close(school)
  expect((await school.as('parent')(diary.week, { query })).body).toEqual(before)
})

test('parents begin nothing in a closed school: no notice, no message, no payment, and are told why', async ({
  school,
}) => {
  const parent = school.as('parent')
  const child = school.people.student.userId
  const { uuid: talk } = (await parent(chat.begin, { body: { userId: school.people.teacher.userId } })).body
  await close(school)

  const away = { userId: child, from: '2026-11-18', until: '2026-11-19', kind: 'illness' as const, words: 'Қызуы бар' }
  expect(await parent(attendance.giveNotice, { body: { ...away, uuid: randomUUID() } })).toMatchObject(closed)
  const messages = [{ id: randomUUID(), conversationUuid: talk, text: 'Сәлем' }]
  expect(await parent(chat.send, { body: { messages } })).toMatchObject(closed)
  const order = { productId: 1, period: 12, price: 480_000, beneficiaryId: child }
  expect(await parent(payments.subscribe, { body: { ...order, uuid: randomUUID() } })).toMatchObject(closed)
})
