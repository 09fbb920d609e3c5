import { auth } from '@qalam/contract/auth/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import type { Headers } from '#platform/testing/speak.ts'
import { hashPassword } from './password.ts'
import { unlock } from './service/accounts.ts'

const password = 'kitap7dala'
const kept = hashPassword(password)
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const enter = (school: School, login: string, secret = password, headers: Headers = {}) =>
  school.asNobody(auth.login, { body: { login, password: secret } }, headers)
const cookieOf = ({ headers }: { headers: Record<string, unknown> }, name: string) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

/** A person, a browser that signed in to their account before, and the session it opened. */
async function personWithDevice(school: School, role: 'teacher' | 'student' = 'teacher') {
  const person = await school.newcomer(role, { passwordHash: await kept })
  const first = await enter(school, person.login)
  return { ...person, device: cookieOf(first, 'd_t'), refresh: cookieOf(first, 'r_t'), token: first.body.access_token }
}
async function guess(school: School, login: string, times: number, headers?: Headers) {
  const statuses: number[] = []
  for (let at = 0; at < times; at++) statuses.push((await enter(school, login, `oops${at}`, headers)).status)
  return statuses
}
const nine = Array.from({ length: 9 }, () => 422)

test('ten failures in a row close a login to new devices, the right password included, and say until when', async ({
  school,
}) => {
  const { login } = await personWithDevice(school)
  expect(await guess(school, login, 10)).toEqual([...nine, 429])

  const right = await enter(school, login)
  expect(right).toMatchObject({ status: 429, body: { code: 'auth.locked', data: { seconds: 900 } } })
  expect(right.headers['retry-after']).toBe('900')
  expect(right.body.message).toContain('09:25')
})

test('the owner works on while strangers guess: the session, its refresh, and a sign-in from the known device', async ({
  school,
}) => {
  const { login, device, refresh, token } = await personWithDevice(school)
  await guess(school, login, 30)

  expect((await school.asNobody(auth.userInfo, {}, { token })).status).toBe(200)
  expect((await school.asNobody(auth.refresh, { body: {} }, { cookie: refresh })).status).toBe(200)
  expect((await enter(school, login, password, { cookie: device })).status).toBe(200)
  expect((await enter(school, login)).status).toBe(429)
})

test('a known device cannot guess without end either, and what it does shuts nobody else out', async ({ school }) => {
  const { login, device } = await personWithDevice(school)

  expect(await guess(school, login, 11, { cookie: device })).toEqual([...nine, 429, 429])
  expect((await enter(school, login, password, { cookie: device })).status).toBe(429)
  expect((await enter(school, login)).status).toBe(200)
})

test('a device is known to the accounts that it signed in to, and to no other', async ({ school }) => {
  const [mine, theirs] = [await personWithDevice(school), await personWithDevice(school)]
  await guess(school, theirs.login, 10)
  expect((await enter(school, theirs.login, password, { cookie: mine.device })).status).toBe(429)
})

test('a lock ends after a quarter of an hour, the next ones after one hour, four and a day', async ({ school }) => {
  const { login } = await personWithDevice(school)
  let minute = 0
  for (const lasts of [15, 60, 240, 1440, 1440]) {
    school.house.setClock(later(minute))
    expect(await guess(school, login, 10)).toEqual([...nine, 429])
    school.house.setClock(later(minute + lasts - 1))
    expect((await enter(school, login)).status).toBe(429)
    minute += lasts
  }
  school.house.setClock(later(minute))
  expect((await enter(school, login)).status).toBe(200)
})

test('a login that nobody has, a teacher’s and a pupil’s are answered alike, word for word, at every attempt', async ({
  school,
}) => {
  const [teacher, pupil] = [await personWithDevice(school), await personWithDevice(school, 'student')]
  const saidTo = async (login: string) => {
    const said: unknown[] = []
    for (let at = 0; at < 12; at++) {
      const { status, body, headers } = await enter(school, login, `oops${at}`)
      said.push([status, body, headers['retry-after'], headers['set-cookie']])
    }
    return said
  }
  const unknown = await saidTo('nobody-at-all')
  expect(await saidTo(teacher.login)).toEqual(unknown)
  expect(await saidTo(pupil.login.toUpperCase())).toEqual(unknown)
})

test('guesses sent at one moment are ten at most, and the right one after them does not get in', async ({ school }) => {
  const { login } = await personWithDevice(school, 'student')

  const secrets = Array.from({ length: 12 }, (_, at) => `oops${at}`)
  const answers = await Promise.all(secrets.map((secret) => enter(school, login, secret)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...nine, 429, 429, 429])
  expect((await enter(school, login)).status).toBe(429)
})

test('thirty people who sign in to one account at the same moment are no failures', async ({ school }) => {
  const { login } = await personWithDevice(school)
  const answers = await Promise.all(Array.from({ length: 30 }, () => enter(school, login)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

test('a sign-in that goes well forgives the failures before it', async ({ school }) => {
  const { login } = await personWithDevice(school)
  await guess(school, login, 9)
  await enter(school, login)
  expect(await guess(school, login, 9)).toEqual(nine)
  expect((await enter(school, login)).status).toBe(200)
})

test('whoever was unlocked signs in at once', async ({ school }) => {
  const { login, device } = await personWithDevice(school)
  await guess(school, login, 10)
  await guess(school, login, 10, { cookie: device })

  expect(await unlock(school.db, login.toUpperCase())).toBe('unlocked')
  expect((await enter(school, login)).status).toBe(200)
  expect((await enter(school, login, password, { cookie: device })).status).toBe(200)
  expect(await unlock(school.db, login)).toBe('was-open')
  expect(await unlock(school.db, 'nobody-at-all')).toBe('unknown-login')
})

test('the history tells of the failures and of the lock, and does not grow while it lasts', async ({ school }) => {
  const { login, token } = await personWithDevice(school)
  await guess(school, login, 25)

  const { body } = await school.asNobody(auth.history, { query: {} }, { token })
  expect(body.rows.map(({ outcome }) => outcome)).toEqual(['blocked', ...nine.map(() => 'wrong-password'), 'in'])
})

test('while a password is computed no connection is held', async ({ school }) => {
  const { login } = await personWithDevice(school)
  school.house.counted()
  await enter(school, login, 'oops')
  expect(school.house.counted().filter((sql) => /^begin|for update/i.test(sql))).toEqual([])
})
