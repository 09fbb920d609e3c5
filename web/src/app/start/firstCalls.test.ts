import { auth } from '@qalam/contract/auth/api.ts'
import { news } from '@qalam/contract/news/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#platform/api.ts'
import { askEarly } from '#platform/http/early.ts'
import { outgoing } from '#platform/http/request.ts'
import { token } from '#platform/session.ts'
import { demoStart } from '#features/auth/samples.ts'
import { firstCalls } from './firstCalls.ts'

afterEach(() => token.set(null))

const answering = () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(JSON.stringify({ data: demoStart }), { status: 200 })
  })
  return asked
}

test('the first calls go where the contract says', () => {
  expect(outgoing(schools.config, {}, {}).url).toBe(firstCalls.config)
  expect(outgoing(auth.userInfo, {}, {}).url).toBe(firstCalls.person)
  expect(outgoing(news.banners, {}, {}).url).toBe(firstCalls.banners)
  expect(outgoing(schools.translate, { query: { lang: 'ru' } }, {}).url).toBe(firstCalls.texts('ru'))
})

test('what was asked before the page came is asked once, and only once taken for fresh', async () => {
  const asked = answering()
  askEarly(firstCalls.config, 'kz', null)

  await expect(call(schools.config, {})).resolves.toEqual(demoStart)
  expect(asked).toEqual([firstCalls.config])
  await call(schools.config, {})
  expect(asked).toEqual([firstCalls.config, firstCalls.config])
})

test('an answer meant for somebody else is not taken', async () => {
  const asked = answering()
  askEarly(firstCalls.config, 'kz', 'the token of whoever sat here before')
  token.set('mine')

  await call(schools.config, {})
  expect(asked).toHaveLength(2)
})
