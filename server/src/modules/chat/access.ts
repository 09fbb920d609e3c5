import { chat } from '@qalam/contract/chat/api.ts'
import { isOneOf, management, type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { randomUUID } from 'node:crypto'
import { type Access, type Expectation, lessonOf, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

/** The announcements of the management to the staff: who works in the school takes part. */
async function staffTalk(school: School): Promise<string> {
  return (await school.as('director')(chat.beginStaff)).body.uuid
}

/** The director's message in it. */
async function message(school: School): Promise<{ uuid: string; seq: number }> {
  const uuid = await staffTalk(school)
  const draft = { id: randomUUID(), conversationUuid: uuid, text: 'The meeting is at three' }
  const { body } = await school.as('director')(chat.send, { body: { messages: [draft] } })
  return { uuid, seq: body.results[0]?.seq ?? 0 }
}

async function reported(school: School): Promise<string> {
  const uuid = randomUUID()
  const params = await message(school)
  await school.as('teacher')(chat.report, { params, body: { uuid, reason: 'other' } })
  return uuid
}

async function opening(school: School, agreed: boolean): Promise<string> {
  const uuid = randomUUID()
  const params = { uuid: await staffTalk(school) }
  await school.as('director')(chat.askOpening, { params, body: { uuid, reason: 'Because the student asked for it' } })
  if (agreed) await school.as('social_worker')(chat.decideOpening, { params: { uuid }, body: { agreed: true } })
  return uuid
}

const lessonTalk = async (school: School): Promise<string> =>
  (await school.as('teacher')(chat.beginLesson, { params: { scheduleUuid: lessonOf(school) } })).body.uuid

const family = ['student', 'parent'] as const
const allBut = (...passing: Role[]): Role[] => roles.filter((role) => !isOneOf(passing, role))
const inStaffTalk = (more: object = {}): Expectation => ({
  ask: async (school) => ({ params: { uuid: await staffTalk(school) }, ...more }),
  refused: family,
})
const onMessage = (more: object = {}): Expectation => ({
  ask: async (school) => ({ params: await message(school), ...more }),
  refused: family,
})
const onLesson: Expectation = {
  ask: (school) => ({ params: { scheduleUuid: lessonOf(school) } }),
  refused: ['group-lead', ...management],
}
const readers = allBut(...management)

export const access: Access<typeof chat> = {
  list: none,
  numbers: none,
  contacts: none,
  begin: { ask: (school) => ({ body: { userId: school.people.social_worker.userId } }), refused: ['social_worker'] },
  beginClass: { ask: (school) => ({ body: { groupId: school.group.id } }), refused: ['teacher'] },
  beginStaff: none,
  talk: inStaffTalk(),
  read: inStaffTalk({ body: { seq: 1 } }),
  quiet: inStaffTalk({ body: { quiet: true } }),
  messages: inStaffTalk(),
  send: {
    ask: async (school) => ({
      body: { messages: [{ id: randomUUID(), conversationUuid: await staffTalk(school), text: 'Hello to everybody' }] },
    }),
    refused: readers,
  },
  sendFiles: {
    ask: async (school) => ({ params: { uuid: await staffTalk(school), id: randomUUID() } }),
    refused: readers,
    upload: true,
  },
  fileAddress: {
    ask: async (school) => ({ params: { ...(await message(school)), file: randomUUID() } }),
    then: 'not-found',
  },
  typing: { ...inStaffTalk(), refused: readers },
  edit: { ...onMessage({ body: { text: 'The meeting is at four' } }), refused: allBut('director') },
  takeBack: { ...onMessage(), refused: allBut('director') },
  react: onMessage({ body: { kind: 'seen' } }),
  search: { of: 'caller', ask: () => ({ query: { words: 'meeting' } }) },
  later: inStaffTalk(),
  sendLater: {
    ask: async (school) => ({
      params: { uuid: await staffTalk(school) },
      body: { id: randomUUID(), text: 'Good morning' },
    }),
    refused: readers,
  },
  cancelLater: {
    ask: async (school) => ({ params: { uuid: await staffTalk(school), id: randomUUID() } }),
    then: 'not-found',
  },
  hours: none,
  setHours: { of: 'caller', ask: () => ({ body: { hours: { from: '08:00', until: '18:00' } } }) },
  phrases: none,
  keepPhrase: { of: 'caller', ask: () => ({ body: { uuid: randomUUID(), text: 'Thank you' } }) },
  dropPhrase: { of: 'caller', ask: () => ({ params: { uuid: randomUUID() } }), then: 'not-found' },
  ofLesson: onLesson,
  beginLesson: onLesson,
  members: { ask: async (school) => ({ params: { uuid: await lessonTalk(school) } }), refused: allBut('teacher') },
  mute: {
    ask: async (school) => ({
      params: { uuid: await lessonTalk(school), userId: school.people.student.userId },
      body: { muted: true },
    }),
    refused: allBut('teacher'),
  },
  report: {
    ask: async (school) => ({ params: await message(school), body: { uuid: randomUUID(), reason: 'abuse' } }),
    refused: [...family, 'director'],
  },
  reports: none,
  decide: {
    ask: async (school) => ({ params: { uuid: await reported(school) }, body: { outcome: 'groundless' } }),
  },
  openings: none,
  askOpening: {
    ask: async (school) => ({
      params: { uuid: await staffTalk(school) },
      body: { uuid: randomUUID(), reason: 'Because a parent asked for it' },
    }),
  },
  decideOpening: {
    ask: async (school) => ({ params: { uuid: await opening(school, false) }, body: { agreed: true } }),
    refused: ['director'],
  },
  opened: { ask: async (school) => ({ params: { uuid: await opening(school, true) }, body: {} }) },
}
