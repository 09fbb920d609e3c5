import { auth } from '@qalam/contract/auth/api.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { notifications } from '@qalam/contract/notifications/api.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribe, work } from '#platform/events/listeners.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { type House, now, openHouse, type School, schoolIn } from '#platform/testing/school.ts'
import { firebaseAccount } from './push/account.ts'
import { firebaseOf } from './push/firebase.ts'
import { sendPushes } from './push/send.ts'
import { firebasePeer } from './testing/firebase-peer.ts'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const newToken = () => `${randomUUID()}:APA91b`

let peer: Awaited<ReturnType<typeof firebasePeer>>
let house: House
beforeAll(async () => {
  peer = await firebasePeer()
  const settings = { FCM_SERVICE_ACCOUNT: JSON.stringify(peer.account), PUSH_HOSTS: peer.host }
  house = await openHouse(settings)
})
afterAll(async () => {
  await house.close()
  await peer.close()
})

/** A student with the app on two telephones at most, and the marks of a lesson. */
async function told(school: School, devices = 1) {
  peer.answers({ status: 200 })
  peer.refuse(false)
  peer.messages.length = 0
  const tokens = Array.from({ length: devices }, newToken)
  for (const token of tokens)
    expect((await school.as('student')(notifications.subscribeApp, { body: { token, language: 'ru' } })).status).toBe(
      200,
    )
  await subscribe(house.served, house.app.listeners)
  const lessons = [{ uuid: school.lessons.wednesdayAlgebra, studentIds: [school.people.student.userId] }]
  await storeEvent(house.served, marksStored, school.id, { planUuid: randomUUID(), lessons }, now)
  await work(house.served, house.app.listeners, (error) => expect(error).toBeNull())
  const account = firebaseAccount({ FCM_SERVICE_ACCOUNT: peer.account, PUSH_HOSTS: [peer.host] })
  const firebase = account && firebaseOf(account, peer.agent)
  const send = (at: Date) => sendPushes(house.served, { now: at, subject: 'mailto:a@b.kz', firebase })
  const known = async () => (await school.as('student')(notifications.settings)).body.devices
  return { tokens, send, known }
}

test('the app is sent one push that names the category and no child, by an account that signs for itself', async () => {
  const school = await schoolIn(house)
  const { tokens, send } = await told(school)
  peer.asked.tokens = 0
  expect(await send(minutes(1))).toBe(1)
  expect(await send(minutes(2))).toBe(0)
  expect(peer.messages).toMatchObject([
    {
      token: tokens[0],
      notification: { title: 'Qalam', body: 'Отметки' },
      data: { href: '/notifications', count: '1' },
    },
  ])
  expect(JSON.stringify(peer.messages)).not.toContain(school.people.student.name.split(' ')[0])
  expect(peer.asked.tokens).toBe(1)
})

test('a device that is no more is forgotten; a project that is not found forgets nobody', async () => {
  const school = await schoolIn(house)
  const { send, known } = await told(school)
  peer.answers({ status: 404 })
  expect(await send(minutes(1))).toBe(0)
  expect(await known()).toBe(1)
  peer.answers({ status: 404, errorCode: 'UNREGISTERED' })
  expect(await send(minutes(10))).toBe(0)
  expect(await known()).toBe(0)
})

test('a busy service is asked again when it wants to be', async () => {
  const school = await schoolIn(house)
  const { send } = await told(school)
  peer.answers({ status: 503 }, '600')
  expect(await send(minutes(1))).toBe(0)
  peer.answers({ status: 200 })
  expect(await send(minutes(8))).toBe(0)
  expect(peer.messages).toHaveLength(1)
  expect(await send(minutes(12))).toBe(1)

  const other = await told(await schoolIn(house))
  peer.answers({ status: 429 })
  expect(await other.send(minutes(1))).toBe(0)
  expect(await other.send(minutes(10))).toBe(0)
  peer.answers({ status: 200 })
  expect(await other.send(minutes(17))).toBe(1)
})

test('an account that is refused costs no device its place', async () => {
  const school = await schoolIn(house)
  const { send, known } = await told(school)
  peer.refuse(true)
  for (let round = 0; round < 25; round++) expect(await send(minutes(1 + round * 6))).toBe(0)
  expect(await known()).toBe(1)
  expect(peer.messages).toEqual([])
  peer.refuse(false)
  expect(await send(minutes(200))).toBe(1)
})

test('whoever was reached on one device is not told again because another was busy', async () => {
  const school = await schoolIn(house)
  const { send, tokens } = await told(school, 2)
  peer.answers((token) => ({ status: token === tokens[0] ? 200 : 503 }))
  expect(await send(minutes(1))).toBe(1)
  expect(await send(minutes(2))).toBe(0)
  expect(await send(minutes(30))).toBe(0)
  expect(peer.messages.map(({ token }) => token).toSorted()).toEqual(tokens.toSorted())
})

test('the place of a device ends with its session, and by a wish', async () => {
  const school = await schoolIn(house)
  const { tokens, known } = await told(school, 2)
  await school.as('student')(notifications.unsubscribeApp, { body: { token: tokens[0] ?? '' } })
  expect(await known()).toBe(1)
  await school.as('teacher')(notifications.unsubscribeApp, { body: { token: tokens[1] ?? '' } })
  expect(await known()).toBe(1)
  await school.as('student')(auth.logout)
  await work(house.served, house.app.listeners, (error) => expect(error).toBeNull())
  const { rows } = await house.pool.query('select from push_subscription where endpoint = $1', [`fcm:${tokens[1]}`])
  expect(rows).toEqual([])
})

test('another who signs in on the device takes its place over', async () => {
  const school = await schoolIn(house)
  const { tokens, known } = await told(school)
  await school.as('parent')(notifications.subscribeApp, { body: { token: tokens[0] ?? '', language: 'kz' } })
  expect(await known()).toBe(0)
})

test('an account that leads elsewhere is refused at the start, without a word of its key', () => {
  const settings = (changes: object) => ({
    FCM_SERVICE_ACCOUNT: { ...peer.account, ...changes },
    PUSH_HOSTS: [peer.host],
  })
  expect(() => firebaseAccount(settings({ token_uri: 'https://10.0.0.1/token' }))).toThrow(/unknown hosts/)
  expect(() => firebaseAccount(settings({ messages_uri: 'http://localhost' }))).toThrow(/messages_uri/)
  expect(() => firebaseAccount(settings({ private_key: 'mine' }))).toThrow(
    /^FCM_SERVICE_ACCOUNT: private_key(?!.*mine)/,
  )
  expect(firebaseAccount({ PUSH_HOSTS: [] })).toBeNull()
})
