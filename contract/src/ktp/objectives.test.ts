import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObjective, readObjectives } from './objectives.ts'

const part = fc.integer({ min: 1, max: 20 })
const code = fc
  .tuple(fc.integer({ min: 1, max: 12 }), part, part, fc.option(part))
  .map((parts) => parts.filter((one) => one !== null).join('.'))

test('codes are read as they are written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: 5 }), (codes) => {
      expect(readObjectives(codes.join(', '))).toEqual({ codes, repaired: [], strange: [] })
    }),
  )
})

test('broken codes of official texts are mended: zero-width signs, spaces round points, letters for digits', () => {
  expect(readObjectives('5. 1.2 .3; 7.2\u200b.1.4\n1О.1.1').codes).toEqual(['5.1.2.3', '7.2.1.4', '10.1.1'])
  expect(readObjectives('5,1,2,3').codes).toEqual(['5.1.2.3'])
  expect(readObjectives('5.1.2.3.').repaired).toEqual([{ from: '5.1.2.3.', to: '5.1.2.3' }])
})

test('what is no code is named and not guessed', () => {
  expect(readObjectives('13.1.1 мақсат 7.1')).toEqual({ codes: [], repaired: [], strange: ['13.1.1', 'мақсат', '7.1'] })
})

test('whatever is written, only codes are read, each once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const { codes } = readObjectives(text)
      expect(codes.every(isObjective)).toBe(true)
      expect(new Set(codes).size).toBe(codes.length)
    }),
  )
})
