import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goesOn, isWhole, meant } from './entry.ts'
import { nothing, type MarkValue } from './sheet.ts'

const formative = { max: 10, scored: true }
const eight: MarkValue = { score: 8, sign: null, comment: 'Жарайсың' }
const read = (text: string, before: MarkValue = nothing, scale = formative) => meant(text, before, scale, 'kz')
const unfit = (text: string, scale = formative) => {
  const meaning = read(text, nothing, scale)
  return 'unfit' in meaning ? meaning.unfit : null
}

test('a score or a letter is a mark, beside what stands there as the rules allow', () => {
  expect(read('9', eight)).toEqual({ value: { ...eight, score: 9 } })
  expect(read('ж', eight)).toEqual({ value: { ...eight, score: null, sign: 'absent' } })
  expect(read('к', eight)).toEqual({ value: { ...eight, sign: 'late' } })
  expect(read('7', { ...nothing, sign: 'late' })).toMatchObject({ value: { score: 7, sign: 'late' } })
  expect(read('7', { ...nothing, sign: 'ill' })).toMatchObject({ value: { score: 7, sign: null } })
  expect(read('7 к')).toMatchObject({ value: { score: 7, sign: 'late' } })
  expect(read('', eight)).toEqual({ value: nothing })
})

test('what does not fit says why', () => {
  expect(['77', '11', '0', '100', '8н'].map((text) => unfit(text))).toEqual([
    ...Array<string>(4).fill('problem.journal.score-out-of-range'),
    'problem.journal.score-beside-absence',
  ])
  expect(['-1', '8,5', '1.5', 'щ', 'xx', '1000'].map((text) => unfit(text))).toEqual(
    Array(6).fill('journal.not-a-mark'),
  )
  expect(unfit('5', { max: 10, scored: false })).toBe('problem.journal.not-assessed')
  expect(unfit('77', { max: 100, scored: true })).toBeNull()
})

test('no typed number becomes another one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,8}$/), fc.integer({ min: 1, max: 100 }), (digits, max) => {
      const meaning = read(digits, nothing, { max, scored: true })
      const fits = Number(digits) > 0 && Number(digits) <= max && digits.length <= 3
      return fits ? 'value' in meaning && meaning.value.score === Number(digits) : 'unfit' in meaning
    }),
  )
})

test('a letter ends what is typed, digits may grow, also after a pause', () => {
  expect(['ж', '8к', '8', '8н', 'щ'].map((text) => isWhole(text, nothing, formative, 'kz'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([goesOn('1', '0', 10), goesOn('7', '7', 10), goesOn('2', '5', 25), goesOn('', '5', 10)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
