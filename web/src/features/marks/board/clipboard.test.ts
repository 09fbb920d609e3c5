import { signs } from '@qalam/contract/schedule/api.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asText, faceOf, pasted, valueOf } from './clipboard.ts'

const value = (score: number | null, sign: (typeof signs)[number] | null = null) => ({ score, sign, comment: '' })
const corner = { top: 0, left: 0, bottom: 0, right: 0 }

test('a spreadsheet’s cell is read as a score, a sign or both', () => {
  expect(valueOf(' 8 ', 'kz')).toEqual(value(8))
  expect(valueOf('8,0', 'ru')).toEqual(value(8))
  expect(valueOf('Н', 'kz')).toEqual(value(null, 'absent'))
  expect(valueOf('7 о', 'ru')).toEqual(value(7, 'late'))
  expect(valueOf('7к', 'kz')).toEqual(value(7, 'late'))
  expect(valueOf('-', 'kz')).toEqual(value(null, 'exempt'))
  expect(valueOf('', 'kz')).toEqual(value(null))
})

test('what is no mark is not guessed at', () => {
  expect(['абв', '8/10', '8,5', '=1+1', '+8', '2026', 'ъ'].map((text) => valueOf(text, 'kz'))).toEqual(
    Array(7).fill(undefined),
  )
})

test('what is shown is read back as it was, in every language', () => {
  const any = fc.record({
    score: fc.option(fc.integer({ min: 1, max: 100 })),
    sign: fc.option(fc.constantFrom(...signs)),
  })
  fc.assert(
    fc.property(any, fc.constantFrom('kz', 'ru', 'en'), ({ score, sign }, language) => {
      expect(valueOf(faceOf(value(score, sign), language), language)).toEqual(value(score, sign))
    }),
  )
})

test('a block is copied as rows of tabs', () => {
  const block = { top: 1, left: 0, bottom: 2, right: 1 }
  const at = ({ row, column }: { row: number; column: number }) => value(row * 2 + column)
  expect(asText(block, at, 'kz')).toBe('2\t3\n4\t5')
})

test('a table goes in from the corner of the block, whatever its line ends', () => {
  const cells = pasted('5\t6\r\nж\t\r\n', { ...corner, top: 2, left: 3 }, 'kz')
  expect(cells.map((cell) => [cell.place.row, cell.place.column, cell.value])).toEqual([
    [2, 3, value(5)],
    [2, 4, value(6)],
    [3, 3, value(null, 'absent')],
    [3, 4, value(null)],
  ])
})

test('a single value fills the whole block', () => {
  expect(pasted('9', { ...corner, bottom: 2 }, 'kz').map((cell) => cell.value)).toEqual([value(9), value(9), value(9)])
})
