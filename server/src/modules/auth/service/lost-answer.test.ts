import { auth } from '@qalam/contract/auth/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { hashPassword } from '../password.ts'

const kept = hashPassword('kitap7')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const page = { origin: 'http://127.0.0.1:3000' }
const cookieIn = (headers: Record<string, unknown>, name: string): string =>
  new RegExp(`${name}=([^;,]+)`).exec(String(headers['set-cookie']))?.[1] ?? ''

/** A browser of somebody who has just signed in: its two cookies, and a refresh with a token that it had. */
async function browserIn(school: School) {
  const { login } = await school.newcomer('teacher', { passwordHash: await kept })
  const answer = await school.asNobody(auth.login, { body: { login, password: 'kitap7' } }, page)
  const device = cookieIn(answer.headers, 'd_t')
  const refresh = async (token: string, by = device) => {
    const cookie = by ? `r_t=${token}; d_t=${by}` : `r_t=${token}`
    const { status, body, headers } = await school.asNobody(auth.refresh, { body: {} }, { ...page, cookie })
    return { status, access: body.access_token ?? '', next: cookieIn(headers, 'r_t') }
  }
  return { first: cookieIn(answer.headers, 'r_t'), refresh }
}
const opens = async (school: School, token: string) => (await school.asNobody(auth.userInfo, {}, { token })).status

test('a refresh whose answer was lost may come again a minute later from the same browser, and the chain goes on', async ({
  school,
}) => {
  const { first, refresh } = await browserIn(school)
  const lost = await refresh(first)

  school.house.setClock(later(60))
  const again = await refresh(first)
  expect([lost.status, again.status, again.next]).toEqual([200, 200, lost.next])
  expect(await opens(school, again.access)).toBe(200)
  school.house.setClock(later(15 * 60))
  expect((await refresh(again.next)).status).toBe(200)
})

test('an answer that is lost twice may still come a third time, the next day', async ({ school }) => {
  const { first, refresh } = await browserIn(school)
  await refresh(first)
  school.house.setClock(later(60))
  await refresh(first)

  school.house.setClock(later(24 * 60 * 60))
  expect(await opens(school, (await refresh(first)).access)).toBe(200)
})

test('a thief who comes a minute later from another browser ends the session, though the answer was lost', async ({
  school,
}) => {
  const { first, refresh } = await browserIn(school)
  const lost = await refresh(first)

  school.house.setClock(later(60))
  const thief = 'x'.repeat(43)
  expect([(await refresh(first, thief)).status, await opens(school, lost.access)]).toEqual([401, 401])
})

test('a thief without the cookie of the browser ends the session', async ({ school }) => {
  const { first, refresh } = await browserIn(school)
  await refresh(first)
  school.house.setClock(later(60))
  expect((await refresh(first, '')).status).toBe(401)
})

test('a thief with all cookies who is one turn behind ends the session once the new pair was used', async ({
  school,
}) => {
  const { first, refresh } = await browserIn(school)
  const mine = await refresh(first)
  expect(await opens(school, mine.access)).toBe(200)

  school.house.setClock(later(60))
  expect((await refresh(first)).status).toBe(401)
  expect([await opens(school, mine.access), (await refresh(mine.next)).status]).toEqual([401, 401])
})

test('a thief with all cookies who takes the pair of a lost answer is met at the next turn', async ({ school }) => {
  const { first, refresh } = await browserIn(school)
  await refresh(first)
  school.house.setClock(later(60))
  const theirs = await refresh(first)
  const mine = await refresh(first)
  expect(theirs.next).toBe(mine.next)

  school.house.setClock(later(15 * 60))
  const turned = await refresh(mine.next)
  expect(await opens(school, turned.access)).toBe(200)
  school.house.setClock(later(16 * 60))
  expect((await refresh(theirs.next)).status).toBe(401)
  expect(await opens(school, turned.access)).toBe(401)
})

test('the use of a new pair is written down once in a turn', async ({ school }) => {
  const { first, refresh } = await browserIn(school)
  const { access } = await refresh(first)
  school.house.counted()
  for (let times = 0; times < 3; times++) await opens(school, access)
  expect(school.house.counted().filter((text) => /update "?refresh_token/.test(text))).toHaveLength(1)
})
