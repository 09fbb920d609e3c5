import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { userInfo } from '#features/auth/reads.ts'
import { aigul } from '#features/auth/samples.ts'
import { navigate } from '#platform/screen.ts'
import { follow } from './follow.ts'

const journals = '/control/journal/groups'
const client = new QueryClient()

beforeEach(() => {
  // A line on which nothing comes back.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  client.setQueryData(userInfo.queryKey, { ...aigul, role: 'teacher' })
  navigate('/schedule')
})

const isAt = (path: string) => expect.poll(() => window.location.pathname, { timeout: 3_000 }).toBe(path)

test('a link is followed after a moment, whether or not its page has come', async () => {
  const going = follow(client, journals)
  expect(window.location.pathname).toBe('/schedule')
  await going
  await isAt(journals)
})

test('whoever goes elsewhere meanwhile is not called back', async () => {
  const going = follow(client, journals)
  navigate('/diary')
  await going
  expect(window.location.pathname).toBe('/diary')
})

test('of two links pressed one after the other the last one is followed', async () => {
  const [first, second] = [follow(client, journals), follow(client, '/user-profile')]
  await Promise.all([first, second])
  await isAt('/user-profile')
})

test('an address that the person may not open asks the server for nothing', async () => {
  const asked = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', asked)
  await follow(client, '/diary')
  expect(window.location.pathname).toBe('/diary')
  expect(asked).not.toHaveBeenCalled()
})

test('a student’s page asks for itself, so that a lock is told to the page that it is about', async () => {
  const asked = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', asked)
  client.setQueryData(userInfo.queryKey, { ...aigul, role: 'student' })
  await follow(client, '/diary')
  expect(window.location.pathname).toBe('/diary')
  expect(asked).not.toHaveBeenCalled()
})
