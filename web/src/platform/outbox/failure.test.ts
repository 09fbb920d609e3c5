import { post } from '@qalam/contract/kernel/endpoint.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from '../api.ts'
import { token } from '../session.ts'
import { answered } from '../testing/answers.ts'
import { sentOf } from './failure.ts'
import { makeOutbox } from './outbox.ts'

const write = post('/api/write', {
  roles: 'anyone',
  about: '',
  body: z.object({ ids: z.array(z.string()) }),
  response: z.object({ stored: z.array(z.string()) }),
})

const refused = (status: number, headers?: Record<string, string>) =>
  answered(status, { error: true, code: `test.${status}`, message: `no ${status}` }, headers)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  token.set(null)
})

/** An entry typed while the network answers like that, and after a minute like a server. */
async function typedInto(answer: () => Response | Promise<Response>) {
  let calls = 0
  let isWell = false
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    calls += 1
    if (!isWell) return answer()
    return answered(200, { data: { stored: JSON.parse(String(body)).ids } })
  })
  const outbox = makeOutbox<number, null>({
    send: async (entries, signal) => {
      try {
        const { stored } = await call(write, { body: { ids: entries.map(({ id }) => id) } }, { silent: true, signal })
        return { answers: stored.map((id) => ({ id, outcome: 'stored' as const, version: 1, says: null })) }
      } catch (failure) {
        return sentOf(failure)
      }
    },
    who: () => 'me',
    most: 10,
    spread: () => 0,
  })
  outbox.put({ slot: 'a', owner: 'me', value: 1, base: 0 })
  await vi.advanceTimersByTimeAsync(400)
  const early = outbox.count('me')
  const triesAtOnce = calls
  isWell = true
  await vi.advanceTimersByTimeAsync(60_000)
  return { early, late: outbox.count('me'), standing: outbox.at('me', 'a'), triesAtOnce }
}

test.each([
  ['the sign-in page of a network', () => answered(200, '<html>Wi-Fi</html>'), 'answer'],
  ['the sign-in page of a network with a status of refusal', () => answered(403, '<html>'), 'answer'],
  ['an empty answer', () => answered(200, null), 'answer'],
  ['a newer server', () => answered(200, { data: { kept: ['a'] } }), 'answer'],
  ['an answer about something else', () => answered(200, { data: { stored: ['another'] } }), 'answer'],
  ['500', () => refused(500), 'server'],
  ['502 of a proxy', () => answered(502, '<html>Bad gateway</html>'), 'server'],
  ['503', () => refused(503, { 'Retry-After': '3' }), 'server'],
  ['429', () => refused(429, { 'Retry-After': '5' }), 'busy'],
  ['401', () => refused(401), 'session'],
  ['a status of no meaning', () => refused(418), 'server'],
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch')), 'line'],
] as const)('%s is another try with a reason to be seen', async (_, answer, hindered) => {
  const { early, late, standing, triesAtOnce } = await typedInto(answer)
  expect(early).toEqual({ waiting: 1, hindered })
  expect(triesAtOnce).toBe(1)
  expect([late, standing]).toEqual([{ waiting: 0, hindered: null }, { state: 'stored' }])
})

test.each([403, 404, 409, 422])('%i of our own server is its answer, in its words', async (status) => {
  const { early, standing } = await typedInto(() => refused(status))
  expect(early).toEqual({ waiting: 0, hindered: null })
  expect(standing).toMatchObject({ state: 'refused', trouble: { message: `no ${status}`, entry: { value: 1 } } })
})
