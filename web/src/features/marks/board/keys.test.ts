import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf, following, moved, placesIn, type Stroke, wishOf } from './keys.ts'

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})
const wish = (key: string, more: Partial<Stroke> = {}) => wishOf(stroke(key, more))

test('arrows move, with Shift they stretch the block, with Ctrl they go to the edge', () => {
  expect(wish('ArrowDown')).toEqual({ kind: 'move', rows: 1, columns: 0, extend: false })
  expect(wish('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'move', rows: 0, columns: -1, extend: true })
  expect(wish('ArrowRight', { ctrlKey: true })).toMatchObject({ columns: Infinity, rows: 0 })
  expect(wish('Home', { ctrlKey: true })).toMatchObject({ rows: -Infinity, columns: -Infinity })
})

test('a digit is a digit also on the Kazakh layout, whose digit row types letters', () => {
  expect(wish('ә', { code: 'Digit2' })).toEqual({ kind: 'type', text: '2' })
  expect(wish('қ', { code: 'Digit0' })).toEqual({ kind: 'type', text: '0' })
  expect(wish('7', { code: 'Numpad7' })).toEqual({ kind: 'type', text: '7' })
})

test('whatever else is typed goes into the cell, which decides what it means', () => {
  expect(['ж', '-', 'ю', ','].map((key) => wish(key))).toEqual(
    ['ж', '-', 'ю', ','].map((text) => ({ kind: 'type', text })),
  )
})

test('Ctrl with a letter goes by the place of the key, whatever the layout types', () => {
  expect(wish('я', { ctrlKey: true, code: 'KeyZ' })).toEqual({ kind: 'undo' })
  expect(wish('Я', { ctrlKey: true, shiftKey: true, code: 'KeyZ' })).toEqual({ kind: 'redo' })
  expect(wish('в', { ctrlKey: true, code: 'KeyD' })).toEqual({ kind: 'fill-down' })
  expect(wish('с', { ctrlKey: true, code: 'KeyC' })).toBeNull()
})

test('the browser keeps its own keys', () => {
  expect([wish('F5'), wish('ArrowLeft', { altKey: true }), wish('PageDown', { ctrlKey: true })]).toEqual([
    null,
    null,
    null,
  ])
})

const size = { rows: 3, columns: 4 }

test('a move stays inside the grid', () => {
  expect(moved({ row: 0, column: 0 }, -1, -1, size)).toEqual({ row: 0, column: 0 })
  expect(moved({ row: 1, column: 1 }, Infinity, Infinity, size)).toEqual({ row: 2, column: 3 })
})

test('Tab goes on in the next row and leaves past the last cell', () => {
  expect(following({ row: 0, column: 3 }, 1, size)).toEqual({ row: 1, column: 0 })
  expect(following({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 3 })
  expect(following({ row: 2, column: 3 }, 1, size)).toBeNull()
  expect(following({ row: 0, column: 0 }, -1, size)).toBeNull()
})

test('a block is the same from any of its corners', () => {
  const place = fc.record({ row: fc.nat(5), column: fc.nat(5) })
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(blockOf(a, b)).toEqual(blockOf(b, a))
      expect(placesIn(blockOf(a, b))).toContainEqual(a)
    }),
  )
})
