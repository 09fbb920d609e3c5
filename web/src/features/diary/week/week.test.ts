import { expect, test } from 'vitest'
import { mondayAlgebra, nine, pageFortyFive, week } from '../samples.ts'
import { freshMarks, isEmptyWeek, openDay, shownDay } from './week.ts'

test('a mark that came, changed or got a comment is fresh; one that stayed is not', () => {
  const bare = week()
  const marked = week(mondayAlgebra({ mark: nine }))
  expect(freshMarks(bare, marked).map(({ theme }) => theme)).toEqual(['Квадрат теңдеулер'])
  expect(freshMarks(marked, week(mondayAlgebra({ mark: { ...nine, comment: 'Жарайсың' } })))).toHaveLength(1)
  expect(freshMarks(marked, week(mondayAlgebra({ mark: { ...nine } })))).toEqual([])
})

test('a mark that was taken back is no news, nor is the week of another child', () => {
  const marked = week(mondayAlgebra({ mark: nine }))
  expect(freshMarks(marked, week())).toEqual([])
  expect(freshMarks({ ...week(), student: { ...week().student, userId: 78 } }, marked)).toEqual([])
})

test('homework that is due stands at the lesson of its subject, else under the lessons', () => {
  const { days } = week(mondayAlgebra({ homework: pageFortyFive }))
  const wednesday = days[2]!
  expect(shownDay(wednesday).lessons.map(({ due }) => due.length)).toEqual([1, 0])
  expect(shownDay({ ...wednesday, lessons: [] }).due).toHaveLength(1)
})

test('a week with nothing but a holiday is not empty', () => {
  const bare = { ...week(), days: week().days.map((day) => ({ ...day, lessons: [] })) }
  expect(isEmptyWeek(bare)).toBe(true)
  const [first, ...rest] = bare.days
  const holiday = { kz: 'Мереке', ru: 'Праздник', en: 'Holiday' }
  expect(isEmptyWeek({ ...bare, days: [{ ...first!, holiday }, ...rest] })).toBe(false)
})

const bare = (date: string, lessons: number) => ({
  ...week().days[0]!,
  date,
  due: [],
  lessons: Array.from({ length: lessons }, () => mondayAlgebra()),
})

test('a phone opens the week at today, or at the next day that has something; another week as a whole', () => {
  const days = [bare('2026-11-16', 2), bare('2026-11-17', 0), bare('2026-11-18', 3)]
  expect(openDay(days, '2026-11-16')).toBe('2026-11-16')
  expect(openDay(days, '2026-11-17')).toBe('2026-11-18')
  expect(openDay(days, '2026-11-15')).toBe('2026-11-16')
  expect(openDay(days, '2026-11-30')).toBeNull()
  expect(openDay(days, '2026-11-09')).toBeNull()
})
