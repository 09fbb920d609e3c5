import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnClock } from './clock.ts'
import { clockNow, today } from './dates.ts'

const day = 24 * 60 * 60_000
const answer = (date: string, kept = 'no-store') => new Response('', { headers: { date, 'cache-control': kept } })
const server = new Date('2026-11-18T04:10:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  learnClock(answer(new Date().toUTCString()))
  vi.useRealTimers()
})

test.each([-day, day, 40 * day])(
  'a device whose clock is wrong by %i ms shows the day and time of the school',
  (by) => {
    vi.setSystemTime(server.getTime() + by)
    learnClock(answer(server.toUTCString()))
    expect([today(), clockNow()]).toEqual(['2026-11-18', '09:10'])
    expect(localStorage.getItem('clockAhead')).toBe(String(-by))
  },
)

test('a device that is right but for some seconds goes by its own clock', () => {
  vi.setSystemTime(server.getTime() + 50_000)
  learnClock(answer(server.toUTCString()))
  expect([today(), clockNow(), localStorage.getItem('clockAhead')]).toEqual(['2026-11-18', '09:10', null])
})

test('a device whose clock was set right is believed again', () => {
  vi.setSystemTime(server.getTime() + day)
  learnClock(answer(server.toUTCString()))
  vi.setSystemTime(server)
  learnClock(answer(server.toUTCString()))
  expect([today(), localStorage.getItem('clockAhead')]).toEqual(['2026-11-18', null])
})

test('an answer that was cached, or does not say the time, changes nothing', () => {
  vi.setSystemTime(server)
  learnClock(answer('Tue, 17 Nov 2026 04:10:00 GMT', 'public, max-age=3600'))
  learnClock(new Response(''))
  expect(today()).toBe('2026-11-18')
})
