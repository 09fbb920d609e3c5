import { chat } from '@qalam/contract/chat/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openHouse, schoolIn, test } from '#platform/testing/school.ts'
import { write } from '../testing/talking.ts'

// SH-FLAG-5.
test('chats of lessons that are switched off are neither opened nor written, other talks stand', async () => {
  const house = await openHouse({ DOMAINS: JSON.stringify([{ host: 'quiet.kz', flags: { lessonChat: false } }]) })
  const school = await schoolIn(house)
  const params = { scheduleUuid: school.lessons.wednesdayEnglishFirst }
  const { uuid } = (await school.as('teacher')(chat.beginLesson, { params })).body
  const off = { host: 'quiet.kz' }
  for (const endpoint of [chat.ofLesson, chat.beginLesson])
    expect((await school.as('student')(endpoint, { params }, off)).status).toBe(404)
  const body = { messages: [{ id: randomUUID(), conversationUuid: uuid, text: 'Сәлем' }] }
  expect(await school.as('student')(chat.send, { body }, off)).toMatchObject({
    status: 422,
    body: { code: 'chat.lesson-closed' },
  })
  expect((await write(school, 'student', uuid, 'Сәлем')).status).toBe(200)
  await house.close()
})
