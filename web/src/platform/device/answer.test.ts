import 'fake-indexeddb/auto'
import { get } from '@qalam/contract/kernel/endpoint.ts'
import { hashKey } from '@tanstack/react-query'
import { z } from 'zod'
import { afterEach, expect, test, vi } from 'vitest'
import { keepAnew, read } from '../api.ts'
import { newQueryClient } from '../queries.ts'
import { actorOf, token } from '../session.ts'
import { answered } from '../testing/answers.ts'
import { forgetReads, keptRead } from './kept.ts'
import { readsFromDevice, showsNothing } from './shown.ts'

const week = get('/api/v3/os/week', {
  roles: 'public',
  about: 'A week.',
  query: z.object({ date: z.string() }),
  response: z.object({ lessons: z.array(z.string()) }),
})

const tokenOf = (sub: string) => `a.${btoa(JSON.stringify({ sub }))}.c`
const weekRead = (patience = 2_000) => read(week, { query: { date: '16.11.2026' } }, { patience })
/** A new page of the browser: nothing of the one before is in its memory. */
const opened = (patience?: number) => newQueryClient().fetchQuery({ ...weekRead(patience), retry: false })

const says = (...lessons: string[]) => vi.stubGlobal('fetch', async () => answered(200, { data: { lessons } }))
const isCut = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

afterEach(async () => {
  await forgetReads()
  showsNothing()
  token.set(null)
})

const keptFor = async (sub: string, ...lessons: string[]) => {
  token.set(tokenOf(sub))
  says(...lessons)
  await opened()
  // The device writes after the page is drawn.
  await new Promise((resolve) => setTimeout(resolve, 20))
}

test('what was read once opens without a network, and the page knows that it comes from the device', async () => {
  await keptFor('7', 'Algebra')
  expect(readsFromDevice()).toEqual([])
  isCut()
  await expect(opened()).resolves.toEqual({ lessons: ['Algebra'] })
  expect(readsFromDevice()).toHaveLength(1)
})

test('a server that answers is shown, not the device', async () => {
  await keptFor('7', 'Algebra')
  says('Physics')
  await expect(opened()).resolves.toEqual({ lessons: ['Physics'] })
  expect(readsFromDevice()).toEqual([])
})

test('a page that opens from the device at once gets the answer when it comes', async () => {
  await keptFor('7', 'Algebra')
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const client = newQueryClient()
  await expect(client.fetchQuery(weekRead(0))).resolves.toEqual({ lessons: ['Algebra'] })
  answer(answered(200, { data: { lessons: ['Physics'] } }))
  await vi.waitFor(() => expect(client.getQueryData(weekRead().queryKey)).toEqual({ lessons: ['Physics'] }))
  expect(readsFromDevice()).toEqual([])
})

test('the next person on the device is shown nothing of the one before', async () => {
  await keptFor('7', 'Algebra')
  token.set(tokenOf('8'))
  isCut()
  await expect(opened()).rejects.toMatchObject({ code: 'connection-lost' })
})

test('what the server refuses by now is not shown from the device again', async () => {
  await keptFor('7', 'Algebra')
  vi.stubGlobal('fetch', async () => answered(404, { code: 'not-found' }))
  await expect(opened()).rejects.toMatchObject({ status: 404 })
  const client = newQueryClient()
  await client.fetchQuery(weekRead(0)).catch(() => undefined)
  await vi.waitFor(() => expect(readsFromDevice()).toEqual([]))
  isCut()
  await expect(opened()).rejects.toMatchObject({ code: 'connection-lost' })
})

test('what another version of the product kept is not shown', async () => {
  await keptFor('7', 'Algebra')
  isCut()
  const other = { ...week, response: z.object({ days: z.array(z.string()) }) }
  const asked = read(other, { query: { date: '16.11.2026' } }, { patience: 0 })
  await expect(newQueryClient().fetchQuery({ ...asked, retry: false })).rejects.toMatchObject({
    code: 'connection-lost',
  })
})

test('what was changed here is kept as it stands now, and is no newer for that', async () => {
  await keptFor('7', 'Algebra')
  const place = { owner: actorOf(token.get()) ?? '', hash: hashKey(weekRead().queryKey) }
  const before = await keptRead(place)
  await keepAnew(week, weekRead(), { lessons: ['Algebra', 'Chess'] })
  isCut()
  await expect(opened()).resolves.toEqual({ lessons: ['Algebra', 'Chess'] })
  expect(await keptRead(place)).toMatchObject({ at: before?.at ?? 'kept before' })
})
