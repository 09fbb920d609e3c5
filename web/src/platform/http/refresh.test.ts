import { get, post } from '@qalam/contract/kernel/endpoint.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call, saidBy } from '../api.ts'
import { onNotice } from '../notices.ts'
import { token } from '../session.ts'
import { answered } from '../testing/answers.ts'
import { refreshWith } from './refresh.ts'
import { refusalOf } from './refusal.ts'

const lesson = get('/api/lesson/:id', {
  roles: 'anyone',
  about: '',
  params: z.object({ id: z.coerce.number() }),
  response: z.object({ id: z.number() }),
})

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.sign`
const old = tokenOf({ sub: '7', exp: 1 })
const good = tokenOf({ sub: '7', exp: 2 })
let seen: string[]

// A server that knows one token: any other has run out.
async function server(path: string, { headers }: RequestInit): Promise<Response> {
  const bearer = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? ''
  seen.push(`${bearer} ${path}`)
  if (bearer !== good) return answered(426, { error: true, code: 'auth.token-expired', message: '' })
  return answered(200, { data: { id: Number(path.split('/').at(-1)) } })
}

beforeEach(() => {
  seen = []
  vi.stubGlobal('fetch', server)
  token.set(old)
})

afterEach(() => {
  vi.useRealTimers()
  token.set(null)
})

const lessons = () => Promise.allSettled([1, 2, 3, 4, 5].map((id) => call(lesson, { params: { id } })))

test('one refresh serves all the calls that wait for it', async () => {
  const ask = vi.fn(async () => ({ access_token: good, refresh_token: 'r' }))
  refreshWith(ask)

  const answers = await lessons()

  expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value.id)).toEqual([1, 2, 3, 4, 5])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(token.get()).toBe(good)
})

test('a call that starts during a refresh waits for the new token', async () => {
  let give: ((tokens: { access_token: string }) => void) | undefined
  refreshWith(() => new Promise((resolve) => (give = resolve)))
  const first = call(lesson, { params: { id: 1 } })
  await expect.poll(() => give).toBeDefined()

  const second = call(lesson, { params: { id: 2 } })
  give?.({ access_token: good })

  expect(await Promise.all([first, second])).toEqual([{ id: 1 }, { id: 2 }])
  expect(seen.filter((line) => line.startsWith(old))).toHaveLength(1)
})

test('a refused refresh ends the session at the sign-in page', async () => {
  refreshWith(() => Promise.reject(refusalOf(401, { code: 'auth.refresh-refused', message: 'Сессия аяқталды' })))

  const answers = await lessons()

  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(token.get()).toBeNull()
  expect(window.location.pathname).toBe('/login')
})

const troubles: [string, () => Response | Promise<never>][] = [
  ['503 with a wait', () => trouble(503, '0')],
  ['502', () => trouble(502)],
  ['429 with a wait', () => trouble(429, '0')],
  ['a sign-in page of the network', () => answered(200, '<html>Wi-Fi</html>')],
  ['a sign-in page of the network that refuses', () => answered(403, '<html>Wi-Fi</html>')],
  ['a broken line', () => Promise.reject(new TypeError('the line broke'))],
]
const trouble = (status: number, wait?: string) =>
  answered(
    status,
    { error: true, code: 'database-away', message: 'Қайталап көріңіз' },
    wait ? { 'Retry-After': wait } : {},
  )
const renewal = post('/api/renew', { roles: 'public', about: '', response: z.object({ access_token: z.string() }) })
const renewOverHttp = () => call(renewal, {}, { bare: true, silent: true })

/** The refresh call meets trouble for so many times, then works. */
function troubled(answer: () => Response | Promise<never>, times: number) {
  let met = 0
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (!path.includes('renew')) return server(path, request)
    return ++met <= times ? answer() : answered(200, { data: { access_token: good } })
  })
  refreshWith(renewOverHttp)
  return { asked: () => met }
}

test.each(troubles)('%s at the refresh signs nobody out: the call fails in its words', async (_, answer) => {
  const { asked } = troubled(answer, Infinity)

  vi.useFakeTimers()
  const failed = call(lesson, { params: { id: 1 } }).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  const failure = await failed

  expect(failure).toBeInstanceOf(Problem)
  expect(saidBy(failure)).not.toBe('')
  expect([token.get(), window.location.pathname]).toEqual([old, '/'])
  expect(asked()).toBe(3)
})

test('a refresh that fails once is tried again, and all who wait share it', async () => {
  const { asked } = troubled(() => trouble(503, '0'), 1)

  const answers = await lessons()

  expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect([asked(), token.get()]).toEqual([2, good])
})

test('while the server asks for a long wait nobody asks it again', async () => {
  const { asked } = troubled(() => trouble(429, '60'), Infinity)

  await lessons()
  await lessons()
  expect([asked(), token.get()]).toEqual([1, old])
})

test('a sign-out says why, also where whoever asked shows its failures itself', async () => {
  const told: (string | undefined)[] = []
  const stop = onNotice(({ text }) => told.push(text))
  refreshWith(() => Promise.reject(refusalOf(401, { code: 'auth.session-over', message: 'Сессия мерзімі бітті' })))

  await call(lesson, { params: { id: 1 } }, { silent: true }).catch(() => undefined)

  await expect.poll(() => told.at(-1)).toBe('Сессия мерзімі бітті')
  expect(window.location.pathname).toBe('/login')
  stop()
})

test('a token renewed in another tab is taken instead of asking again', async () => {
  const ask = vi.fn(async () => ({ access_token: 'third' }))
  refreshWith(ask)
  const waiting = call(lesson, { params: { id: 1 } })
  token.set(good)
  expect(await waiting).toEqual({ id: 1 })
  expect(ask).not.toHaveBeenCalled()
})

test('a call of somebody who has left is not sent for whoever signed in meanwhile', async () => {
  const waiting = call(lesson, { params: { id: 1 } })
  token.set(tokenOf({ sub: '8', exp: 2 }))

  await expect(waiting).rejects.toMatchObject({ status: 401 })
  expect(seen).toEqual([])
})

test.each([401, 426])('%i to a call of somebody who has left is no matter of whoever is here now', async (status) => {
  const another = tokenOf({ sub: '8', exp: 2 })
  const ask = vi.fn(async () => ({ access_token: good }))
  refreshWith(ask)
  vi.stubGlobal('fetch', async (path: string) => {
    seen.push(path)
    token.set(another)
    return answered(status, { error: true, code: 'auth.required', message: '' })
  })

  await expect(call(lesson, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 })
  expect([seen.length, token.get(), ask.mock.calls.length]).toEqual([1, another, 0])
})
