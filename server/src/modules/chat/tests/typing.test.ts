import { chat } from '@qalam/contract/chat/api.ts'
import { typing } from '@qalam/contract/chat/events.ts'
import { typingPerMinute } from '@qalam/contract/chat/rules/limits.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { idOf, talkBetween, told } from '../testing/talking.ts'

type Who = Parameters<School['as']>[0]
const types = (school: School, who: Who, uuid: string) => school.as(who)(chat.typing, { params: { uuid } })

test('the other of a talk is told who is writing, and nothing of it is kept', async ({ school }) => {
  const uuid = await talkBetween(school, 'parent', 'group-lead')
  const rows = async () =>
    (
      await school.house.pool.query(
        'select (select count(*) from outbox) + (select count(*) from rate_limit) + (select count(*) from idempotency) as count',
      )
    ).rows
  const before = await rows()
  expect((await types(school, 'parent', uuid)).status).toBe(200)
  const { userId, name } = school.people.parent
  expect(told(school, typing.name)).toEqual([
    {
      conversationUuid: uuid,
      userId,
      name: expect.stringContaining(name.split(' ')[0] ?? ''),
      memberIds: [idOf(school, 'group-lead')],
    },
  ])
  expect(await rows()).toEqual(before)
  expect(typing.tell(school.id, told(school, typing.name)[0])).toMatchObject([
    { rooms: [`user:${idOf(school, 'group-lead')}`], data: { memberIds: [] } },
  ])
})

test('at night nobody is told: a timetable of evenings is nobody’s business', async ({ school }) => {
  const uuid = await talkBetween(school, 'parent', 'group-lead')
  school.house.setClock(new Date('2026-11-18T22:30:00+05:00'))
  expect((await types(school, 'group-lead', uuid)).status).toBe(200)
  expect(told(school, typing.name)).toEqual([])
})

test('whoever may not write in a talk is refused as with a message, whoever takes no part finds none', async ({
  school,
  otherSchool,
}) => {
  const uuid = await talkBetween(school, 'parent', 'group-lead')
  const announcements = (await school.as('group-lead')(chat.beginClass, { body: { groupId: school.group.id } })).body
    .uuid
  expect((await types(school, 'zavuch', uuid)).status).toBe(404)
  expect((await types(otherSchool, 'parent', uuid)).status).toBe(404)
  expect(await types(school, 'student', announcements)).toMatchObject({ status: 403, body: { code: 'chat.closed' } })
  // Whoever announces to a class writes to hundreds: they are not told of each pause.
  expect((await types(school, 'group-lead', announcements)).status).toBe(200)
  expect(told(school, typing.name)).toEqual([])
})

test('the class of a lesson is told, a pupil who is muted tells nobody', async ({ school }) => {
  const params = { scheduleUuid: school.lessons.wednesdayEnglishFirst }
  const { uuid } = (await school.as('teacher')(chat.beginLesson, { params })).body
  await types(school, 'student', uuid)
  const [first] = told(school, typing.name)
  expect(first).toMatchObject({ userId: idOf(school, 'student') })
  expect(first?.['memberIds']).toContain(idOf(school, 'teacher'))
  expect(first?.['memberIds']).not.toContain(idOf(school, 'student'))
  await school.as('teacher')(chat.mute, {
    params: { uuid, userId: idOf(school, 'student') },
    body: { muted: true },
  })
  expect(await types(school, 'student', uuid)).toMatchObject({ status: 403, body: { code: 'chat.muted' } })
})

test('nobody tells it oftener than a person types', async ({ school }) => {
  const uuid = await talkBetween(school, 'parent', 'group-lead')
  const answers = await Promise.all(Array.from({ length: typingPerMinute + 1 }, () => types(school, 'parent', uuid)))
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429])
})
