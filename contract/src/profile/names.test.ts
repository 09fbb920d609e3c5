import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cyrillicLookalike, isName, mixesAlphabets, repairLookalikes, splitFullName } from './names.ts'

const cyrillic = fc.stringMatching(/^[А-ЯЁӘІҢҒҮҰҚӨҺа-яёәіңғүұқөһ]{1,20}$/)
const latin = fc.stringMatching(/^[A-Za-z]{1,20}$/)

describe('a name', () => {
  test.each(['Әлихан', 'Нұр-Сұлтан', 'Анна Мария', 'O’Neill', "Д'Артаньян", 'Іңкәр', 'Ё', 'Müller'])(
    '%s is one',
    (text) => expect(isName(text)).toBe(true),
  )

  test.each(['', ' ', '-Анна', 'Анна-', 'Анна ', 'Анна1', '=cmd|calc', '<script>', "'; drop table person; --", '😀'])(
    '«%s» is none',
    (text) => expect(isName(text)).toBe(false),
  )

  test('has at most a hundred characters', () => {
    expect(isName('а'.repeat(100))).toBe(true)
    expect(isName('а'.repeat(101))).toBe(false)
  })
})

describe('letters that only look right', () => {
  test.each([
    ['Aхметов', 'Ахметов'],
    ['Cерік', 'Серік'],
    ['Ерiк', 'Ерік'],
    ['Гаyһар', 'Гауһар'],
    ['Joһn', 'John'],
    ['Smitһ', 'Smith'],
  ])('%s becomes %s', (written, meant) => expect(repairLookalikes(written)).toBe(meant))

  test('do not touch a word of one alphabet', () => {
    fc.assert(fc.property(fc.oneof(cyrillic, latin), (word) => repairLookalikes(word) === word))
  })

  test('are found wherever a Latin letter replaced its Cyrillic twin', () => {
    fc.assert(
      fc.property(cyrillic, (word) => {
        const typed = [...word].map((letter, place) =>
          place === 0 ? ({ А: 'A', Е: 'E', о: 'o' }[letter] ?? letter) : letter,
        )
        return repairLookalikes(`Ж${typed.join('')}`) === `Ж${word}`
      }),
    )
  })

  test('a repair is final', () => {
    fc.assert(fc.property(fc.string(), (text) => repairLookalikes(repairLookalikes(text)) === repairLookalikes(text)))
  })

  test('a word that cannot be repaired without guessing still mixes the alphabets', () => {
    expect(mixesAlphabets(repairLookalikes('Ивaнsов'))).toBe(true)
    expect(mixesAlphabets(repairLookalikes('Ивaнов John'))).toBe(false)
  })

  test('the letter of a class is Cyrillic where it looks so', () => {
    expect(cyrillicLookalike('A')).toBe('А')
    expect(cyrillicLookalike('D')).toBe('D')
  })
})

test('a full name is surname, first name and whatever follows', () => {
  expect(splitFullName('Ахметова Айгерім Асқар қызы')).toEqual({
    surname: 'Ахметова',
    firstname: 'Айгерім',
    patronymic: 'Асқар қызы',
  })
  expect(splitFullName('Ахметова')).toBeNull()
})
