import { get, post } from '@qalam/contract/kernel/endpoint.ts'
import { Day } from '@qalam/contract/kernel/dates.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call, download } from '../api.ts'
import { newQueryClient } from '../queries.ts'
import { type Toast, onNotice } from '../notices.ts'
import { token } from '../session.ts'
import { answered } from '../testing/answers.ts'
import { showTexts } from '../text.ts'
import { serverWaits, subscription } from './states.ts'

const diary = get('/api/diary', { roles: 'anyone', about: '', response: z.object({}) })
const move = post('/api/move', {
  roles: 'anyone',
  about: '',
  body: z.object({ day: Day }),
  response: z.object({ day: Day }),
})

const answer = (status: number, body: object) => vi.stubGlobal('fetch', async () => answered(status, body))

let notices: Toast[] = []
let stop: () => void

beforeEach(() => {
  notices = []
  stop = onNotice((notice) => notices.push(notice))
})
afterEach(() => {
  stop()
  serverWaits.set(false)
  subscription.set(null)
  token.set(null)
})

const reading = () => {
  const client = newQueryClient()
  return client.fetchQuery({ queryKey: ['diary'], queryFn: () => call(diary, {}) }).catch(() => undefined)
}

test.each([403, 404, 405, 413, 418, 666, 409, 429])('%i tells its message', async (status) => {
  answer(status, { error: true, code: 'x', message: `сөз ${status}` })
  await reading()
  await expect.poll(() => notices).toEqual([{ kind: 'error', stays: 5000, text: `сөз ${status}` }])
})

test('422 with a list says its first item', async () => {
  answer(422, { error: true, code: 'x', message: 'бәрі', errors: ['біріншісі', 'екіншісі'] })
  await reading()
  await expect.poll(() => notices[0]?.text).toBe('біріншісі')
})

test('a file that does not come is told of, unless whoever asked says it in a place of its own', async () => {
  answer(403, { error: true, code: 'x', message: 'файл берілмейді' })
  await download(diary, {})
  await expect.poll(() => notices.map(({ text }) => text)).toEqual(['файл берілмейді'])
  await expect(download(diary, {}, { silent: true })).rejects.toThrow('файл берілмейді')
  expect(notices).toHaveLength(1)
})

test('401 tells its message even where the sign-out takes away what was being read', async () => {
  token.set('t')
  answer(401, { error: true, code: 'auth.required', message: 'Жүйеге кіріңіз' })
  const client = newQueryClient()
  const leave = token.subscribe(() => client.removeQueries())
  void client.fetchQuery({ queryKey: ['diary'], queryFn: () => call(diary, {}) }).catch(() => undefined)
  await expect.poll(() => notices.map(({ text }) => text)).toEqual(['Жүйеге кіріңіз'])
  leave()
})

test('a refused refresh ends as a missing sign-in, in its own words', async () => {
  showTexts('kz', { 'problem.auth.required': 'Қайта кіріңіз' })
  token.set('t')
  answer(426, { error: true, code: 'auth.token-expired', message: 'Сессия жаңартылып жатыр' })
  await reading()
  expect(window.location.pathname).toBe('/login')
  await expect.poll(() => notices.map(({ text }) => text)).toEqual(['Қайта кіріңіз'])
})

test('401 tells its message, signs out and goes to the sign-in page', async () => {
  token.set('t')
  answer(401, { error: true, code: 'auth.required', message: 'Жүйеге кіріңіз' })
  const told = vi.spyOn(window, 'postMessage').mockReturnValue()
  await reading()
  expect(token.get()).toBeNull()
  expect(window.location.pathname).toBe('/login')
  expect(told).toHaveBeenCalledWith({ type: 'logout', payload: {} }, expect.any(String))
  await expect.poll(() => notices[0]?.text).toBe('Жүйеге кіріңіз')
})

test('302 follows the address of its data and says nothing', async () => {
  answer(302, { error: true, code: 'x', message: 'm', data: { redirect: '/profile' } })
  await reading()
  expect(window.location.pathname).toBe('/profile')
  expect(notices).toEqual([])
})

test('423 locks the page with the subscriptions of the answer', async () => {
  answer(423, { error: true, code: 'not-subscribed', message: '', data: { subscribes: [] } })
  await reading()
  expect(subscription.get()).toEqual({ status: 'missing', subscribes: [] })
})

test.each([500, 502])('%i asks to wait', async (status) => {
  answer(status, { error: true, code: 'server-trouble', message: '' })
  await reading()
  expect(serverWaits.get()).toBe(true)
})

test('a success with alert stays for 7 s, a warning for 5 s', async () => {
  answer(200, { data: {}, alert: 'Сақталды', warning: 'Абайлаңыз' })
  await reading()
  expect(notices).toEqual([
    { kind: 'success', stays: 7000, text: 'Сақталды' },
    { kind: 'warning', stays: 5000, text: 'Абайлаңыз' },
  ])
})

test('a day travels with dots and comes back as a day', async () => {
  const sent = vi.fn(async (_url: string, _options: RequestInit) => answered(200, { data: { day: '01.09.2026' } }))
  vi.stubGlobal('fetch', sent)
  expect(await call(move, { body: { day: '2026-09-01' } })).toEqual({ day: '2026-09-01' })
  expect(sent.mock.calls[0]?.[1].body).toBe('{"day":"01.09.2026"}')
})

test('a write whose answer was lost is sent again under the same key', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    if (keys.length === 1) throw new TypeError('the line broke')
    return answered(200, { data: { day: '01.09.2026' } })
  })
  const body = { day: '2026-09-01' }
  await expect(call(move, { body })).rejects.toMatchObject({ code: 'connection-lost' })
  await call(move, { body })
  await call(move, { body })

  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a write whose content carries ids of its own needs no key', async () => {
  const sent = vi.fn(async (_url: string, _options: RequestInit) => answered(200, { data: { day: '' } }))
  vi.stubGlobal('fetch', sent)
  await call({ ...move, repeatable: true, response: z.object({ day: z.string() }) }, { body: { day: '2026-09-01' } })

  expect(new Headers(sent.mock.calls[0]?.[1].headers).has('idempotency-key')).toBe(false)
})
