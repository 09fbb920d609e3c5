import { get } from '@qalam/contract/kernel/endpoint.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from '../api.ts'
import { token } from '../session.ts'
import { refreshWith } from './refresh.ts'

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

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })

// A server that knows one token: any other has run out.
async function server(path: string, { headers }: RequestInit): Promise<Response> {
  const bearer = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? ''
  seen.push(`${bearer} ${path}`)
  await new Promise((resolve) => setTimeout(resolve, 5))
  if (bearer !== good) return json(426, { error: true, code: 'auth.token-expired', message: '' })
  return json(200, { data: { id: Number(path.split('/').at(-1)) } })
}

beforeEach(() => {
  seen = []
  vi.stubGlobal('fetch', server)
  token.set(old)
})

afterEach(() => token.set(null))

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
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(seen).toHaveLength(1)
  give?.({ access_token: good })

  expect(await Promise.all([first, second])).toEqual([{ id: 1 }, { id: 2 }])
  expect(seen.filter((line) => line.startsWith(old))).toHaveLength(1)
})

test('a refused refresh ends the session at the sign-in page', async () => {
  refreshWith(() => Promise.reject(new Error('reuse')))

  const answers = await lessons()

  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(token.get()).toBeNull()
  expect(window.location.pathname).toBe('/login')
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
    return json(status, { error: true, code: 'auth.required', message: '' })
  })

  await expect(call(lesson, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 })
  expect([seen.length, token.get(), ask.mock.calls.length]).toEqual([1, another, 0])
})
