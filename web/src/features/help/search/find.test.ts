import { helpEntries } from '@qalam/contract/help/entries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers as kz } from '../content/kz/book.ts'
import { answers as ru } from '../content/ru/book.ts'
import { find, isAlike } from './find.ts'
import { fold, wordsOf } from './fold.ts'

const all = [kz, ru].flatMap((book) => helpEntries.map(({ id }) => ({ id, ...book[id] })))
const entry = fc.constantFrom(...all)
/** An entry and a word of its title that is long enough to have a stem. */
const titled = entry.chain((one) => {
  const words = wordsOf(one.title).filter((word) => word.length >= 5)
  return words.length === 0 ? fc.constant(null) : fc.constantFrom(...words).map((word) => ({ one, word }))
})

/** Pairs of letters that people type for each other. */
const lookAlikes = [
  ['қ', 'к'],
  ['ғ', 'г'],
  ['ң', 'н'],
  ['ө', 'о'],
  ['ү', 'у'],
  ['ұ', 'у'],
  ['ә', 'а'],
  ['і', 'и'],
  ['і', 'i'],
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['с', 'c'],
  ['р', 'p'],
  ['х', 'x'],
  ['к', 'k'],
  ['ё', 'е'],
] as const

test('an entry is found by the words of its title, in any case and with letters that look alike', () => {
  fc.assert(
    fc.property(
      entry,
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      fc.subarray([...lookAlikes]),
      (one, big, swaps) => {
        const swapped = swaps.reduce((text, [from, to]) => text.replaceAll(from, to), one.title.toLowerCase())
        const typed = [...swapped].map((letter, at) => (big[at % 40] ? letter.toUpperCase() : letter)).join('')
        expect(find(all, typed)).toContain(one)
      },
    ),
  )
})

test('another ending of a word finds the same entry', () => {
  const endings = fc.constantFrom('', 'ы', 'ам', 'лар', 'ның', 'ға', 'дан', 'ами', 'ого')
  fc.assert(
    fc.property(titled, endings, (found, ending) => {
      if (found) expect(find(all, found.word + ending)).toContain(found.one)
    }),
  )
})

test('a word more never finds more, and what is found holds every word', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      const [first = '', second = ''] = [wordsOf(one.title)[0], wordsOf(other.title)[0]]
      const fewer = new Set(find(all, first))
      for (const held of find(all, `${first} ${second}`)) {
        expect(fewer.has(held)).toBe(true)
        const words = wordsOf([held.title, held.also, ...held.steps].join(' '))
        for (const asked of [first, second]) expect(words.some((word) => isAlike(fold(asked), word))).toBe(true)
      }
    }),
  )
})

test('forms of a word are alike and other words are not', () => {
  for (const [one, other] of [
    ['оценку', 'оценка'],
    ['тапсырмаларым', 'тапсырма'],
    ['журналды', 'журнал'],
    ['расписании', 'расписание'],
  ])
    expect([one, other, isAlike(fold(one ?? ''), fold(other ?? ''))]).toEqual([one, other, true])
  for (const [one, other] of [
    ['журнал', 'жұмыс'],
    ['кабинет', 'кабель'],
    ['пароль', 'парта'],
    ['урок', 'уровень'],
  ])
    expect([one, other, isAlike(fold(one ?? ''), fold(other ?? ''))]).toEqual([one, other, false])
})

test('nothing typed leaves all in their order, a stranger’s word finds nothing', () => {
  expect(find(all, ' ')).toEqual(all)
  expect(find(all, 'фотосинтез')).toEqual([])
})
