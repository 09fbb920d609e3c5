import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, localClock, localDay, mondayOf, schoolDayOf, weekDay } from './calendar.ts'

const almaty = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Almaty', hourCycle: 'h23', ...options })
const day = almaty({ year: 'numeric', month: '2-digit', day: '2-digit' })
const clock = almaty({ hour: '2-digit', minute: '2-digit' })

const instants = fc.date({ min: new Date('2006-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

test('the day and the clock of Almaty are those of the time zone database, before and after 2024 too', () => {
  const around = ['2024-02-29T17:59:59Z', '2024-02-29T18:00:00Z', '2024-02-29T18:59:59Z', '2024-02-29T19:00:00Z']
  const same = (instant: Date) => {
    expect(localDay(instant)).toBe(day.format(instant))
    expect(localClock(instant)).toBe(clock.format(instant))
  }
  for (const one of around) same(new Date(one))
  fc.assert(fc.property(instants, same))
})

test('every day is one of the seven that begin with its Monday', () => {
  fc.assert(
    fc.property(instants.map(localDay), (date) => {
      const monday = mondayOf(date)
      expect(weekDay(monday)).toBe(1)
      expect(addDays(monday, daysBetween(monday, date))).toBe(date)
      expect(daysBetween(monday, date)).toBe(weekDay(date) - 1)
    }),
  )
})

test('some days later is the day that the calendar says, over months, leap years and centuries', () => {
  const moves = fc.integer({ min: -40_000, max: 40_000 })
  fc.assert(
    fc.property(instants.map(localDay), moves, (date, days) => {
      const later = new Date(`${date}T00:00:00Z`)
      later.setUTCDate(later.getUTCDate() + days)
      expect(addDays(date, days)).toBe(later.toISOString().slice(0, 10))
    }),
  )
})

test('a school looks at today, and on a Sunday at the Monday that comes: never back, never further', () => {
  fc.assert(
    fc.property(instants.map(localDay), (date) => {
      const day = schoolDayOf(date)
      expect(weekDay(day)).toBeLessThan(7)
      expect(daysBetween(date, day)).toBe(weekDay(date) === 7 ? 1 : 0)
    }),
  )
})
