import { expect, test } from 'vitest'
import { mondayAlgebra, nine, pageFortyFive, week } from '../samples.ts'
import { freshMarks, isEmptyWeek, shownDay } from './week.ts'

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
