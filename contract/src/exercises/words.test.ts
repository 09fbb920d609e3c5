import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drafts } from './samples.ts'
import { split } from './draft.ts'
import { formulasOf, partsOfWords } from './words.ts'

test('formulas stand among words between their signs, and a sign alone is a word', () => {
  expect(partsOfWords('Шешіңіз: \\(x^2 = 4\\), x > 0')).toEqual([
    { text: 'Шешіңіз: ' },
    { source: 'x^2 = 4' },
    { text: ', x > 0' },
  ])
  expect(partsOfWords('\\(a\\)\\(b\\)')).toEqual([{ source: 'a' }, { source: 'b' }])
  for (const words of ['', '5 $ пен 6 $', '\\(x', 'x\\)', '\\(\\)'])
    expect(partsOfWords(words)).toEqual(words === '' ? [] : [{ text: words }])
})

test('no letter of a text is lost, whatever is written', () => {
  const signs = fc.array(fc.constantFrom('\\(', '\\)', 'x', ' ', '\n', '\\', '(')).map((all) => all.join(''))
  fc.assert(
    fc.property(signs, (words) => {
      const again = partsOfWords(words).map((part) => ('text' in part ? part.text : `\\(${part.source}\\)`))
      expect(again.join('')).toBe(words)
    }),
  )
})

test('formulas of an exercise come in an order of their own, whatever the stored one', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { exercise } = split(draft)
      if (exercise.type !== 'single') return
      const options = exercise.options.map((one, at) => ({ ...one, text: `\\(x_${at}\\)` }))
      const back = formulasOf({ ...exercise, options: options.toReversed() })
      expect(formulasOf({ ...exercise, options })).toEqual(back)
    }),
  )
})
