import { type Role, roles as everyRole } from '@qalam/contract/kernel/roles.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { startReads } from '#platform/api.ts'
import { allOn } from '#features/schools/public.tsx'
import { allScreens } from '#app/routing/allScreens.ts'
import { find } from '#app/routing/find.ts'
import { firstPageAt, firstPages, schoolToday } from './pages.ts'

afterEach(() => vi.useRealTimers())

const screenOf = (path: string) => {
  const found = find(allScreens, path, allOn)
  if (!found) throw new Error(`No screen at ${path}`)
  return found
}

/** What the router's own read of a page asks for. */
async function askedBy(path: string): Promise<string | undefined> {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return new Promise(() => {})
  })
  const { screen, params } = screenOf(path)
  void startReads(new QueryClient(), screen.reads(params))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  return asked[0]
}

const weekOfDays = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}T08:00:00Z`)

test.each(firstPages)('$path reads early what its screen reads, on every day of the week', async ({ path, read }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const day of weekOfDays) {
    vi.setSystemTime(new Date(day))
    expect(await askedBy(path)).toBe(read(schoolToday(null)))
  }
})

test.each(firstPages)('$path loads early the code that its screen loads', async ({ path, code }) => {
  const load: unknown = Reflect.get(screenOf(path).screen.Page, 'load')
  expect(typeof load === 'function' && (await load())).toBe(await code())
})

const tokenOf = (role: string) => `a.${btoa(JSON.stringify({ role }))}.c`

test('an address that asks for something of its own waits for the router', () => {
  expect(firstPageAt({ pathname: '/schedule', search: '?groupId=7' }, tokenOf('teacher'))).toBeUndefined()
  expect(firstPageAt({ pathname: '/schedule/2026-11-02', search: '' }, tokenOf('teacher'))).toBeUndefined()
})

test.each(firstPages)('$path is read early for those who may open it, and asked for nobody else', ({ path, roles }) => {
  const may = (role: Role) => roles.includes(role)
  expect(everyRole.filter((role) => firstPageAt({ pathname: path, search: '' }, tokenOf(role)))).toEqual(
    everyRole.filter(may),
  )
  const ofScreen = screenOf(path).screen.roles
  expect(everyRole.filter(may)).toEqual(everyRole.filter((role) => ofScreen.includes(role)))
  expect(firstPageAt({ pathname: path, search: '' }, 'no token at all')).toBeUndefined()
})
