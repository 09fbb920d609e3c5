import { expect, test } from 'vitest'
import { dayLong, dayShort, daysBetweenText, listText, momentText, monthOf, numberText, weekdayLong } from './dates.ts'
import { showTexts } from './text.ts'

const day = '2026-11-21'

test.each([
  ['kz', '2026 ж. 21 қараша', '21 қар.', 'сенбі', '2026 ж. қараша'],
  ['ru', '21 ноября 2026 г.', '21 нояб.', 'суббота', 'ноябрь 2026 г.'],
  ['en', '21 November 2026', '21 Nov', 'Saturday', 'November 2026'],
] as const)('a day in %s', (language, long, short, weekday, month) => {
  showTexts(language, {})
  expect([dayLong(day), dayShort(day), weekdayLong(day), monthOf(day)]).toEqual([long, short, weekday, month])
})

test('a week says its month once', () => {
  expect(daysBetweenText(day, day)).toBe('21 қараша')
  expect(daysBetweenText('2026-11-16', day)).toBe('16–21 қараша')
  expect(daysBetweenText('2026-11-30', '2026-12-05')).toBe('30 қараша – 5 желтоқсан')
})

test('an instant is shown in the time of the school', () => {
  expect(momentText('2026-11-21T20:30:00Z')).toBe('22 қар. 2026, 01:30')
})

test('numbers and lists', () => {
  expect(numberText(1234.567)).toBe('1\u00A0234,57')
  expect(listText(['математика', 'физика', 'химия'])).toBe('математика, физика және химия')
})
