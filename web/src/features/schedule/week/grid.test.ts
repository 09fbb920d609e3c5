import { expect, test } from 'vitest'
import { lesson, weekWith } from '../samples.ts'
import { columnsOf, gridOf, isFolded, shiftHeads } from './grid.ts'

const starts = (rows: readonly { timeStart: string }[]) => rows.map(({ timeStart }) => timeStart)

test('a week has a line for each bell, and lessons stand in theirs', () => {
  const grid = gridOf(weekWith([lesson({ date: '2026-11-17', timeStart: '08:55', timeEnd: '09:40' })]))
  expect(starts(grid.rows)).toEqual(['08:00', '08:55', '09:55'])
  expect(grid.at(grid.rows[1]!, grid.days[1]!)).toHaveLength(1)
  expect(grid.at(grid.rows[0]!, grid.days[1]!)).toEqual([])
})

test('a lesson between the bells gets a line of its own, one that begins during a bell stands in it', () => {
  const late = lesson({ date: '2026-11-16', timeStart: '14:00', timeEnd: '14:45' })
  const shifted = lesson({ date: '2026-11-16', timeStart: '08:10', timeEnd: '08:50' })
  const grid = gridOf(weekWith([late, shifted]))
  expect(starts(grid.rows)).toEqual(['08:00', '08:55', '09:55', '14:00'])
  expect(grid.rows[3]?.number).toBeNull()
  expect(grid.at(grid.rows[0]!, grid.days[0]!).map(({ timeStart }) => timeStart)).toEqual(['08:10'])
})

test('both halves of a group stand in one cell', () => {
  const at = { date: '2026-11-18', timeStart: '08:55', timeEnd: '09:40' }
  const grid = gridOf(weekWith([lesson(at), lesson(at)]))
  expect(grid.at(grid.rows[1]!, grid.days[2]!)).toHaveLength(2)
})

test('who may not add sees no empty lines around the lessons', () => {
  const only = lesson({ timeStart: '08:55', timeEnd: '09:40' })
  expect(starts(gridOf(weekWith([only], { add: false, choose: false })).rows)).toEqual(['08:55'])
  expect(gridOf(weekWith([], { add: false, choose: false })).rows).toEqual([])
})

test('an empty Saturday has no column, unless it is asked for', () => {
  const { days } = weekWith([lesson({ date: '2026-11-17' })])
  expect(columnsOf(days, undefined).map(({ date }) => date.slice(8))).toEqual(['16', '17', '18', '19', '20'])
  expect(columnsOf(days, '2026-11-21')).toHaveLength(6)
  expect(columnsOf(weekWith([lesson({ date: '2026-11-21' })]).days, undefined)).toHaveLength(6)
})

test('lines go shift by shift, each shift is named at its first line, and a lesson between the bells stays in its shift', () => {
  const second = [1, 2].map((number) => ({
    number,
    timeStart: `1${3 + number}:00`,
    timeEnd: `1${3 + number}:45`,
    shift: 2,
  }))
  const late = lesson({ timeStart: '16:10', timeEnd: '16:55' })
  const week = weekWith([lesson(), late])
  const grid = gridOf({ ...week, periods: [...second, ...week.periods] })
  expect(grid.rows.map(({ shift, number }) => `${shift}.${number}`)).toEqual([
    '1.1',
    '1.2',
    '1.3',
    '2.1',
    '2.2',
    '2.null',
  ])
  expect(starts([...shiftHeads(grid)])).toEqual(['08:00', '14:00'])
  expect(shiftHeads(gridOf(week)).size).toBe(0)
})

test('a line without a lesson is folded', () => {
  const grid = gridOf(weekWith([lesson()]))
  expect(grid.rows.map((row) => isFolded(grid, row))).toEqual([false, true, true])
})
