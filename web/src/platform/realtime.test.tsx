import { event } from '@qalam/contract/kernel/event.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { allowSockets, useLive, whenToldToReadAnew } from './realtime.ts'
import { token } from './session.ts'

type Hear = (told?: unknown) => void
const hearing = vi.hoisted(() => new Map<string, Set<Hear>>())
const hearers = (name: string): Set<Hear> => {
  const known = hearing.get(name) ?? new Set()
  hearing.set(name, known)
  return known
}
const socket = {
  active: true,
  on: (name: string, hear: Hear) => void hearers(name).add(hear),
  off: (name: string, hear: Hear) => void hearers(name).delete(hear),
  disconnect: () => {},
}
const opened = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io: () => (opened(), socket) }))
vi.mock('./idle.ts', () => ({ idle: async () => {} }))

/** What the server, or the line to it, says. */
const says = (name: string, told?: unknown) => act(async () => hearers(name).forEach((hear) => hear(told)))

const changed = event('room.changed', z.object({ number: z.string() }), { staff: true })
const room = (number: string) => ({ queryKey: ['rooms', number] })

/** A page that shows two rooms; which of them are stale is read from the cache. */
async function page() {
  const client = new QueryClient()
  for (const number of ['1', '2']) client.setQueryData(room(number).queryKey, number)
  whenToldToReadAnew(() => client.invalidateQueries())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { unmount } = renderHook(() => useLive(changed, ({ number }) => [room(number)], [room('1')]), { wrapper })
  await expect.poll(() => hearers(changed.name).size).toBe(1)
  const stale = () => ['1', '2'].filter((number) => client.getQueryState(room(number).queryKey)?.isInvalidated)
  return { stale, unmount }
}

beforeEach(() => token.set('a token'))

test('an event makes stale what it names', async () => {
  const { stale, unmount } = await page()
  await says(changed.name, { number: '2', eventId: 'x' })
  expect(stale()).toEqual(['2'])
  unmount()
})

test('an event of another shape makes stale what the page asks for anyway', async () => {
  const { stale, unmount } = await page()
  await says(changed.name, { room: 2 })
  expect(stale()).toEqual(['1'])
  unmount()
})

test('after a broken line the page reads anew, also where nobody looks at it', async () => {
  const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await says('connect')
  const { stale, unmount } = await page()
  await says('disconnect', 'transport close')
  expect(stale()).toEqual([])
  await says('connect')
  expect(stale()).toEqual(['1'])
  looks.mockRestore()
  unmount()
})

test('whoever is told to read anew reads everything anew', async () => {
  const { stale, unmount } = await page()
  await says('read.anew', {})
  expect(stale()).toEqual(['1', '2'])
  unmount()
})

// SH-FLAG-6.
test('where sockets are switched off none is opened, and what a page names is asked for every ten seconds', async () => {
  allowSockets(false)
  vi.useFakeTimers()
  opened.mockClear()
  const client = new QueryClient()
  client.setQueryData(room('1').queryKey, '1')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { unmount } = renderHook(() => useLive(changed, () => [], [room('1')]), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(9_999))
  expect(client.getQueryState(room('1').queryKey)?.isInvalidated).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(client.getQueryState(room('1').queryKey)?.isInvalidated).toBe(true)
  expect(opened).not.toHaveBeenCalled()
  unmount()
  vi.useRealTimers()
  allowSockets(true)
})
