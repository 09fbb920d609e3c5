import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cyrillicLookalike } from '../profile/names.ts'
import { folded, foldFrom, foldTo, plainLetters, wordsOf } from './fold.ts'

test('Kazakh letters, the Russian ones beside them and Latin twins are found by one another', () => {
  expect(folded('Ұлан Сейітов')).toBe(folded('Улан Сейитов'))
  expect(folded('Күзембаева')).toBe('кузембаева')
  expect(folded('ACКAP')).toBe(folded('аскар'))
  expect(wordsOf('  Ұлан \u00a0 МАМЫТБЕКОВ ')).toEqual(['улан', 'мамытбеков'])
})

test('a letter that looks like a Cyrillic capital is read as the import reads it', () => {
  for (const letter of 'ABCEHKMOPTXY') expect(folded(letter)).toBe(cyrillicLookalike(letter).toLowerCase())
})

test('folding twice is folding once, and no letter is lost', () => {
  expect([...foldFrom]).toHaveLength(new Set(foldFrom).size)
  expect([...foldTo].some((letter) => foldFrom.includes(letter))).toBe(false)
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...plainLetters.keys(), ...plainLetters.values(), 'A', 'b', ' ', '-') }),
      (text) => {
        expect(folded(folded(text))).toBe(folded(text))
        expect([...folded(text)]).toHaveLength([...text].length)
      },
    ),
  )
})
