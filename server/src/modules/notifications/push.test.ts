import { marksStored } from '@qalam/contract/journal/events.ts'
import { notifications } from '@qalam/contract/notifications/api.ts'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { subscribe, work } from '#platform/events/listeners.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { sendPushes } from './push/send.ts'
import { pushPeer } from './testing/push-peer.ts'
import { keepSubscription } from './repository.ts'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

/** A student whose browser takes pushes, and the marks of a lesson. */
async function told(school: School) {
  const peer = await pushPeer()
  onTestFinished(async () => void (await peer.close()))
  const { student } = school.people
  const endpoint = `https://${peer.host}/push/${randomUUID()}`
  const browser = { endpoint, keys: peer.keys, language: 'ru', userId: student.userId, sessionId: randomUUID(), now }
  await keepSubscription(school.house.served, browser)
  const mark = async () => {
    await subscribe(school.house.served, school.house.app.listeners)
    const lessons = [{ uuid: school.lessons.wednesdayAlgebra, studentIds: [student.userId] }]
    await storeEvent(school.house.served, marksStored, school.id, { planUuid: randomUUID(), lessons }, now)
    await work(school.house.served, school.house.app.listeners, (error) => expect(error).toBeNull())
  }
  const send = (at: Date) => sendPushes(school.house.served, { now: at, subject: 'mailto:a@b.kz', agent: peer.agent })
  const another = () =>
    keepSubscription(school.house.served, { ...browser, endpoint: `https://${peer.host}/push/${randomUUID()}` })
  return {
    peer,
    mark,
    send,
    another,
    devices: async () => (await school.as('student')(notifications.settings)).body.devices,
  }
}

test('a browser is sent one push that names the category and no child (E-7.0-03)', async ({ school }) => {
  const { peer, mark, send } = await told(school)
  await mark()
  await mark()
  expect(await send(minutes(1))).toBe(1)
  expect(await send(minutes(2))).toBe(0)
  expect(peer.received.map(({ text }) => JSON.parse(text))).toEqual([
    { title: 'Qalam', body: 'Отметки', count: 1, href: '/notifications' },
  ])
  expect(peer.received[0]?.text).not.toContain(school.people.student.name.split(' ')[0])
})

test('at night nothing leaves, and in the morning it leaves together', async ({ school }) => {
  const { peer, mark, send } = await told(school)
  await mark()
  // 09:10 in Almaty and fourteen hours on: 23:10.
  expect(await send(minutes(14 * 60))).toBe(0)
  expect(await send(minutes(22 * 60))).toBe(1)
  expect(peer.received).toHaveLength(1)
})

test('a busy push service is asked again later, and one that knows the browser no more is never asked', async ({
  school,
}) => {
  const { peer, mark, send, devices } = await told(school)
  await mark()
  peer.answers(429)
  expect(await send(minutes(1))).toBe(0)
  expect(await send(minutes(5))).toBe(0)
  expect(peer.received).toHaveLength(1)
  peer.answers(201)
  expect(await send(minutes(20))).toBe(1)

  await school.as('student')(notifications.read, { body: { upTo: 1_000_000 } })
  await mark()
  peer.answers(410)
  expect(await send(minutes(21))).toBe(0)
  expect(await devices()).toBe(0)
})

test('what was read at the bell is not pushed any more', async ({ school }) => {
  const { mark, send } = await told(school)
  await mark()
  await school.as('student')(notifications.read, { body: { upTo: 1_000_000 } })
  expect(await send(minutes(1))).toBe(0)
})

test('what came of a round is kept by one statement, however many browsers it went to', async ({ school }) => {
  const { peer, mark, send, another, devices } = await told(school)
  for (const each of [another, another, another]) await each()
  await mark()
  school.house.counted()
  expect(await send(minutes(1))).toBe(4)
  expect(school.house.counted().filter((one) => /(update|delete from) push_subscription/.test(one))).toHaveLength(1)

  await school.as('student')(notifications.read, { body: { upTo: 1_000_000 } })
  await mark()
  peer.answers(410)
  await send(minutes(2))
  expect(await devices()).toBe(0)
})
