import { auth } from '@qalam/contract/auth/api.ts'
import { guestPath } from '@qalam/contract/kernel/endpoint.ts'
import { news } from '@qalam/contract/news/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#platform/api.ts'
import { askEarly } from '#platform/http/early.ts'
import { outgoing } from '#platform/http/request.ts'
import { newQueryClient } from '#platform/queries.ts'
import { token } from '#platform/session.ts'
import { answered } from '#platform/testing/answers.ts'
import { startConfig } from '#features/schools/reads.ts'
import { demoStart } from '#features/auth/samples.ts'
import { firstCalls } from './calls.ts'

afterEach(() => token.set(null))

const answering = () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answered(200, { data: demoStart })
  })
  return asked
}

test.each([null, 'a.b.c'])('the first calls go where the contract says, signed in or not: %s', (kept) => {
  token.set(kept)
  expect(outgoing(schools.config, {}, {}).url).toBe(firstCalls.config(kept))
  expect(outgoing(schools.translate, { query: { lang: 'ru', areas: 'shell.time-schemes' } }, {}).url).toBe(
    firstCalls.texts(kept, 'ru', ['shell', 'time-schemes']),
  )
  expect(outgoing(auth.userInfo, {}, {}).url).toBe(firstCalls.person)
  expect(outgoing(news.banners, {}, {}).url).toBe(firstCalls.banners)
})

test('a page that nobody is signed in on asks under /guest, and a signed-in one does not', () => {
  expect(firstCalls.config(null)).toBe('/api/v3/os/guest/common/config')
  expect(firstCalls.config('a.b.c')).toBe('/api/v3/os/common/config')
})

const publicOnes = Object.values({ ...auth, ...schools }).filter(({ roles }) => roles === 'public')

test.each(publicOnes)('the server knows the address without a session of $path', ({ path, roles, aliases }) => {
  expect(aliases).toContain(guestPath({ path, roles }))
})

test('what is not public has one address, and a write goes by the same rule', () => {
  expect(outgoing(auth.logout, {}, {}).url).toBe('/api/v3/os/auth/logout')
  expect(outgoing(auth.login, {}, { bare: true }).url).toBe('/api/v3/os/guest/auth/login')
  token.set('a.b.c')
  expect(outgoing(auth.refresh, {}, { bare: true }).url).toBe('/api/v3/os/refresh_token')
})

test.each([null, 'a.b.c'])('what was asked before the page came is asked once, signed in or not: %s', async (kept) => {
  token.set(kept)
  const asked = answering()
  askEarly(firstCalls.config(kept), 'kz', kept)

  await expect(call(schools.config, {})).resolves.toEqual(demoStart)
  expect(asked).toEqual([firstCalls.config(kept)])
})

test('an answer that came early is taken for fresh once', async () => {
  const asked = answering()
  askEarly(firstCalls.config(null), 'kz', null)

  await call(schools.config, {})
  await call(schools.config, {})
  expect(asked).toEqual([firstCalls.config(null), firstCalls.config(null)])
})

test('what was read before the sign-in is not asked again at the other address after it', async () => {
  const asked = answering()
  const client = newQueryClient()

  await client.fetchQuery(startConfig)
  token.set('a.b.c')
  await client.fetchQuery(startConfig)
  expect(asked).toEqual([firstCalls.config(null)])
})

test('an answer meant for somebody else is not taken', async () => {
  const asked = answering()
  const before = 'the token of whoever sat here before'
  askEarly(firstCalls.config(before), 'kz', before)
  token.set('mine')

  await call(schools.config, {})
  expect(asked).toHaveLength(2)
})
