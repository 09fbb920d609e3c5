import { auth } from '@qalam/contract/auth/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { hashPassword } from '../password.ts'

const kept = hashPassword('kitap7')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

async function signedIn(school: School) {
  const student = await school.newcomer('student', { passwordHash: await kept })
  const { body } = await school.asNobody(auth.login, { body: { login: student.login, password: 'kitap7' } })
  return { ...student, ...body }
}
const renew = (school: School, refreshToken = '') => school.asNobody(auth.refresh, { body: { refreshToken } })
const byCookie = (school: School, token = '') => school.asNobody(auth.refresh, { body: {} }, { cookie: `r_t=${token}` })
const unusedTokens = async (school: School, accountId: number) => {
  const rows = await school.db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select('refresh_token.hash')
    .where('session.account_id', '=', accountId)
    .where('refresh_token.used_at', 'is', null)
    .execute()
  return rows.length
}
const opens = async (school: School, token: string) => (await school.asNobody(auth.userInfo, {}, { token })).status

test('a refresh token from the cookie or the body gives a new pair', async ({ school }) => {
  const first = await signedIn(school)

  const second = await byCookie(school, first.refresh_token)
  expect(second.status).toBe(200)
  const third = await renew(school, second.body.refresh_token)
  expect(third.status).toBe(200)
  expect(new Set([first.refresh_token, second.body.refresh_token, third.body.refresh_token]).size).toBe(3)
  expect(await opens(school, third.body.access_token)).toBe(200)
})

test('a refresh token that is used a second time ends the session for everybody who has it', async ({ school }) => {
  const first = await signedIn(school)
  const second = await renew(school, first.refresh_token)

  school.house.setClock(later(11))
  expect(await renew(school, first.refresh_token)).toMatchObject({ status: 401 })
  expect(await opens(school, second.body.access_token)).toBe(401)
  expect((await renew(school, second.body.refresh_token)).status).toBe(401)
})

test('two tabs that refresh at one moment both stay signed in', async ({ school }) => {
  const first = await signedIn(school)

  const tabs = await Promise.all([byCookie(school, first.refresh_token), byCookie(school, first.refresh_token)])
  expect(tabs.map(({ status }) => status)).toEqual([200, 200])
  for (const { body } of tabs) expect(await opens(school, body.access_token)).toBe(200)
  expect(tabs[0]?.body.refresh_token).toBe(tabs[1]?.body.refresh_token)
  expect(await unusedTokens(school, first.accountId)).toBe(1)

  // Whichever answer the browser kept, both tabs go on with it.
  school.house.setClock(later(15 * 60))
  const next = await Promise.all(tabs.map(({ body }) => byCookie(school, body.refresh_token)))
  expect(next.map(({ status }) => status)).toEqual([200, 200])
  expect(await unusedTokens(school, first.accountId)).toBe(1)
})

test('a thief who took part in the race of two tabs is met at the next turn, and the session ends', async ({
  school,
}) => {
  const first = await signedIn(school)
  const mine = await byCookie(school, first.refresh_token)
  const theirs = await byCookie(school, first.refresh_token)

  school.house.setClock(later(15 * 60))
  const next = await byCookie(school, mine.body.refresh_token)
  school.house.setClock(later(20 * 60))
  expect((await byCookie(school, theirs.body.refresh_token)).status).toBe(401)
  expect(await opens(school, next.body.access_token)).toBe(401)
})

test('an old token within ten seconds is refused when its successor has been used already', async ({ school }) => {
  const first = await signedIn(school)
  const second = await byCookie(school, first.refresh_token)
  await byCookie(school, second.body.refresh_token)

  expect((await byCookie(school, first.refresh_token)).status).toBe(401)
})

test('a session ends ninety days after the sign-in, however much it is used, and says so', async ({ school }) => {
  const day = 24 * 60 * 60
  let { refresh_token } = await signedIn(school)
  for (const days of [25, 50, 75]) {
    school.house.setClock(later(days * day))
    refresh_token = (await renew(school, refresh_token)).body.refresh_token
  }
  school.house.setClock(later(90 * day - 1))
  refresh_token = (await renew(school, refresh_token)).body.refresh_token
  school.house.setClock(later(90 * day))
  expect(await renew(school, refresh_token)).toMatchObject({ status: 401, body: { code: 'auth.session-over' } })
})

test('the cookie of a session does not outlive it', async ({ school }) => {
  const day = 24 * 60 * 60
  const first = await signedIn(school)
  school.house.setClock(later(29 * day))
  const second = await renew(school, first.refresh_token)
  school.house.setClock(later(58 * day))
  const third = await renew(school, second.body.refresh_token)
  school.house.setClock(later(80 * day))
  const last = await renew(school, third.body.refresh_token)
  expect(String(last.headers['set-cookie'])).toContain(`Max-Age=${10 * day}`)
})

const page = { origin: 'http://127.0.0.1:3000' }
const wrapper = { ...page, device: 'Mozilla/5.0 (Linux; Android 15) QalamMobile/2.1' }

test('a page in a browser lives by the cookie and never sees the refresh token', async ({ school }) => {
  const { login } = await school.newcomer('student', { passwordHash: await kept })
  const signIn = await school.asNobody(auth.login, { body: { login, password: 'kitap7' } }, page)
  expect(Object.keys(signIn.body).sort()).toEqual(['access_token', 'expires_in'])

  const cookie = /r_t=([^;]+)/.exec(String(signIn.headers['set-cookie']))?.[0] ?? ''
  expect(String(signIn.headers['set-cookie'])).toContain('HttpOnly')
  const renewed = await school.asNobody(auth.refresh, { body: {} }, { ...page, cookie })
  expect(renewed.status).toBe(200)
  expect(Object.keys(renewed.body).sort()).toEqual(['access_token', 'expires_in'])
  const { hash } = (await school.asNobody(auth.behalfHash, {}, { token: renewed.body.access_token })).body
  const behalf = await school.asNobody(auth.behalf, { body: { hash } }, page)
  expect(behalf.body).not.toHaveProperty('refresh_token')
})

test('the native wrapper, an older client, and whoever sends the token in the body get the body of the specification', async ({
  school,
}) => {
  const { login } = await school.newcomer('student', { passwordHash: await kept })
  const body = { login, password: 'kitap7' }

  const inWrapper = await school.asNobody(auth.login, { body }, wrapper)
  expect(inWrapper.body.refresh_token).toBeTypeOf('string')
  const older = await school.asNobody(auth.login, { body })
  expect(older.body.refresh_token).toBeTypeOf('string')
  const sent = { refreshToken: older.body.refresh_token ?? '' }
  expect((await school.asNobody(auth.refresh, { body: sent }, page)).body.refresh_token).toBeTypeOf('string')
})

test('a repeat within ten seconds from another device still ends the session', async ({ school }) => {
  const first = await signedIn(school)
  await school.db.updateTable('session').set({ device: 'a phone' }).where('account_id', '=', first.accountId).execute()
  await renew(school, first.refresh_token)

  expect((await renew(school, first.refresh_token)).status).toBe(401)
  const ended = await school.db
    .selectFrom('session')
    .select('ended_because')
    .where('account_id', '=', first.accountId)
    .where('ended_at', 'is not', null)
    .execute()
  expect(ended).toEqual([{ ended_because: 'reuse' }])
})

test('a refresh token is good for thirty days', async ({ school }) => {
  const [patient, late] = [await signedIn(school), await signedIn(school)]
  const month = 30 * 24 * 60 * 60

  school.house.setClock(later(month - 1))
  expect((await renew(school, patient.refresh_token)).status).toBe(200)
  school.house.setClock(later(month))
  expect((await renew(school, late.refresh_token)).status).toBe(401)
})

test('a blocked account is refused its refresh and its session ends', async ({ school }) => {
  const student = await signedIn(school)
  await school.db.updateTable('account').set({ blocked_at: now }).where('id', '=', student.accountId).execute()

  const refused = await renew(school, student.refresh_token)
  expect(refused).toMatchObject({ status: 403, body: { code: 'auth.blocked.student' } })
  expect(await opens(school, student.access_token)).toBe(401)
})

test('somebody who left the school is not refreshed', async ({ school }) => {
  const student = await signedIn(school)
  await school.db.updateTable('app_user').set({ archived_at: now }).where('id', '=', student.userId).execute()

  expect((await renew(school, student.refresh_token)).status).toBe(401)
})

test('an invented refresh token, and none at all, are refused', async ({ school }) => {
  expect((await renew(school, 'invented')).body.code).toBe('auth.refresh-refused')
  expect((await school.asNobody(auth.refresh, { body: {} })).body.code).toBe('auth.refresh-refused')
})

test('the database never sees a refresh token', async ({ school }) => {
  const { refresh_token } = await signedIn(school)
  const { rows } = await school.house.pool.query(
    `select 1 from refresh_token t where encode(t.hash, 'escape') like '%' || $1 || '%'`,
    [refresh_token],
  )
  expect(rows).toEqual([])
  const kept = await school.db.selectFrom('refresh_token').select('hash').execute()
  expect(kept.every(({ hash }) => hash.length === 32)).toBe(true)
})
