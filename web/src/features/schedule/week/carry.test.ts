import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepFrom } from './carry.ts'

const size = { days: 6, rows: 7 }

test('arrows lead to the neighbour and stop at the edge', () => {
  expect(stepFrom({ day: 1, row: 1 }, 'ArrowRight', size)).toEqual({ day: 2, row: 1 })
  expect(stepFrom({ day: 5, row: 0 }, 'ArrowRight', size)).toEqual({ day: 5, row: 0 })
  expect(stepFrom({ day: 0, row: 0 }, 'ArrowUp', size)).toEqual({ day: 0, row: 0 })
  expect(stepFrom({ day: 0, row: 0 }, 'Enter', size)).toBeNull()
})

test('no walk of arrows leaves the grid', () => {
  const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'), { maxLength: 60 })
  fc.assert(
    fc.property(keys, (walk) => {
      let cell = { day: 3, row: 3 }
      for (const key of walk) cell = stepFrom(cell, key, size) ?? cell
      return cell.day >= 0 && cell.day < size.days && cell.row >= 0 && cell.row < size.rows
    }),
  )
})
