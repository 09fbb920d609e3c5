import type { CorridorLesson } from '@qalam/contract/corridor-board/api.ts'
import { expect, test } from 'vitest'
import { changesAt, linesAt, perPage, turnAt } from './moments.ts'

const lesson = (timeStart: string, timeEnd: string, other: Partial<CorridorLesson> = {}): CorridorLesson => ({
  groupId: 1,
  timeStart,
  timeEnd,
  subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
  subgroup: null,
  cabinet: '101',
  substitute: null,
  cancelled: false,
  remote: false,
  ...other,
})
const groups = [
  { id: 1, label: '7А' },
  { id: 2, label: '7Ә' },
]
const lessons = [
  lesson('08:00', '08:45'),
  lesson('08:55', '09:40', { subgroup: 1 }),
  lesson('08:55', '09:40', { subgroup: 2, substitute: 'Оспанов Е.' }),
]

test('during a lesson it is the present one, in a break nothing, after the last the day is over', () => {
  const at = (time: string) =>
    linesAt({ groups, lessons }, time).map(({ now, next, isOver }) => [now.length, next.length, isOver])
  expect(at('07:30')).toEqual([[0, 1, false]])
  expect(at('08:44')).toEqual([[1, 2, false]])
  expect(at('08:45')).toEqual([[0, 2, false]])
  expect(at('09:00')).toEqual([[2, 0, false]])
  expect(at('09:40')).toEqual([[0, 0, true]])
})

test('a class without lessons today has no line; changes stand until their lesson is over', () => {
  expect(linesAt({ groups, lessons }, '08:00').map(({ label }) => label)).toEqual(['7А'])
  expect(changesAt(lessons, '09:39')).toHaveLength(1)
  expect(changesAt(lessons, '09:40')).toHaveLength(0)
})

test('every page of classes comes in both languages', () => {
  const turns = Array.from({ length: 4 }, (_, turn) => turnAt(turn, perPage + 1))
  expect(turns.map(({ page, language }) => [page, language])).toEqual([
    [0, 'kz'],
    [0, 'ru'],
    [1, 'kz'],
    [1, 'ru'],
  ])
})
