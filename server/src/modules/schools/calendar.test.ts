import { addDays, daysBetween, weekDay } from '@qalam/contract/kernel/calendar.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const year = fc.integer({ min: 2024, max: 2045 })
const inWords = (of: number, week?: 5 | 6) =>
  calendarOf(of, week)
    .holidays.filter(({ kind }) => kind === 'moved')
    .map(({ startsOn, name }) => `${startsOn} ${name.en.replace('Day off moved: ', '')}`)
    .toSorted()

describe('days off', () => {
  test('a holiday on a weekend gives the next working day off, 2026-27', () => {
    expect(inWords(2026)).toEqual([
      '2026-10-26 Republic Day',
      '2027-01-04 New Year',
      '2027-03-24 Nauryz',
      '2027-05-03 People’s Unity Day',
      '2027-05-10 Victory Day',
    ])
  })

  test('of two that meet the later takes the day after', () => {
    // 1 and 2 January 2028 are a Saturday and a Sunday.
    expect(inWords(2027)).toEqual(expect.arrayContaining(['2028-01-03 New Year', '2028-01-04 New Year']))
    // 21 and 22 March 2026 are a weekend, and 23 March is a holiday itself.
    expect(inWords(2025)).toEqual(expect.arrayContaining(['2026-03-24 Nauryz', '2026-03-25 Nauryz']))
  })

  test('in a school of six days a Saturday’s holiday is a day off by itself and moves nothing', () => {
    expect(inWords(2026, 6)).toEqual(['2026-10-26 Republic Day', '2027-03-24 Nauryz', '2027-05-10 Victory Day'])
  })

  test('Christmas and Kurban Ait are days off that are never moved', () => {
    const named = (of: number, en: string) => calendarOf(of).holidays.filter(({ name }) => name.en.includes(en))
    expect(named(2026, 'Kurban Ait')).toMatchObject([{ startsOn: '2027-05-16', kind: 'public' }])
    expect(named(2028, 'Christmas')).toMatchObject([{ startsOn: '2029-01-07', kind: 'public' }])
  })

  test('Constitution Day is in March from 2027 on', () => {
    const has = (of: number) => calendarOf(of).holidays.some(({ name }) => name.en === 'Constitution Day')
    expect([2024, 2025, 2026, 2027].map(has)).toEqual([false, false, true, true])
  })

  test('every holiday on a weekend of any year is moved to a working day of its own', () => {
    fc.assert(
      fc.property(year, fc.constantFrom(5 as const, 6 as const), (of, week) => {
        const { holidays } = calendarOf(of, week)
        const holiday = holidays.filter(({ kind, name }) => kind === 'public' && !/Kurban|Christmas/.test(name.en))
        const days = holiday.flatMap(({ startsOn, endsOn }) =>
          Array.from({ length: daysBetween(startsOn, endsOn) + 1 }, (_, at) => addDays(startsOn, at)),
        )
        const moved = holidays.filter(({ kind }) => kind === 'moved').map(({ startsOn }) => startsOn)
        expect(moved).toHaveLength(days.filter((day) => weekDay(day) > week).length)
        expect(new Set([...moved, ...days]).size).toBe(moved.length + days.length)
        expect(moved.every((day) => weekDay(day) <= week)).toBe(true)
      }),
    )
  })

  test('the breaks lie between the quarters and are named', () => {
    const rest = calendarOf(2026).holidays.filter(({ kind, parallels }) => kind === 'rest' && parallels === null)
    expect(rest.map(({ startsOn, endsOn, name }) => [name.ru, startsOn, endsOn])).toEqual([
      ['Осенние каникулы', '2026-10-26', '2026-11-01'],
      ['Зимние каникулы', '2026-12-28', '2027-01-10'],
      ['Весенние каникулы', '2027-03-22', '2027-03-28'],
    ])
  })
})

describe('a year without an order yet', () => {
  test('has the quarters of the nearest one, moved by whole weeks, and says so', () => {
    expect(calendarOf(2026).isInvented).toBe(false)
    const later = calendarOf(2029)
    expect(later.isInvented).toBe(true)
    // 1 September 2029 is a Saturday.
    expect(later.quarters).toEqual([
      { id: 20291, startsOn: '2029-09-03', endsOn: '2029-10-28' },
      { id: 20292, startsOn: '2029-11-05', endsOn: '2029-12-30' },
      { id: 20293, startsOn: '2030-01-14', endsOn: '2030-03-24' },
      { id: 20294, startsOn: '2030-04-01', endsOn: '2030-05-25' },
    ])
    expect(calendarOf(2020)).toMatchObject({ isInvented: true, quarters: [{ id: 20201 }, {}, {}, {}] })
  })

  test('begins its later quarters on Mondays in any year', () => {
    fc.assert(
      fc.property(year, (of) => {
        const { quarters, isInvented } = calendarOf(of)
        expect(quarters).toHaveLength(4)
        if (!isInvented) return
        expect(quarters.slice(1).map(({ startsOn }) => weekDay(startsOn))).toEqual([1, 1, 1])
        for (const [index, { startsOn, endsOn }] of quarters.entries()) {
          expect(startsOn < endsOn).toBe(true)
          expect(startsOn > (quarters[index - 1]?.endsOn ?? '')).toBe(true)
        }
      }),
    )
  })
})
