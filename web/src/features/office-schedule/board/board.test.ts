import { expect, test } from 'vitest'
import { bells, boardLesson, boardWith } from '../samples.ts'
import { layOut, numberOf } from '@qalam/contract/office-schedule/layout.ts'
import { classesLike } from './board.ts'

const group = { id: 7, label: '7А', bells }

test('a lesson stands under the bell at which it begins, one between two bells under the earlier', () => {
  const numbers = ['08:00', '08:55', '09:00', '07:00'].map((timeStart) =>
    numberOf(boardLesson({ timeStart }), group, []),
  )
  expect(numbers).toEqual([1, 2, 2, 1])
})

test('a class without bells counts the beginnings of its day, and two halves share one', () => {
  const day = [
    boardLesson({ timeStart: '08:00' }),
    boardLesson({ timeStart: '09:00', subgroup: 1 }),
    boardLesson({ timeStart: '09:00', subgroup: 2 }),
  ]
  expect(day.map((lesson) => numberOf(lesson, { ...group, bells: [] }, day))).toEqual([1, 2, 2])
})

test('each day has as many columns as the longest day has lessons', () => {
  const { columns, at, perDay } = layOut(
    boardWith([boardLesson(), boardLesson({ date: '2026-11-17', timeStart: '09:55' })]),
    ['2026-11-16', '2026-11-17'],
  )
  expect(perDay).toBe(3)
  expect(columns).toHaveLength(6)
  expect(at(7, { date: '2026-11-17', number: 3 })).toHaveLength(1)
  expect(at(8, { date: '2026-11-17', number: 3 })).toEqual([])
})

test('a class is found by the beginning of its name, spaces and capitals apart', () => {
  const { groups } = boardWith([])
  expect(classesLike(groups, ' 7 а').map(({ label }) => label)).toEqual(['7А'])
  expect(classesLike(groups, '')).toHaveLength(2)
})
