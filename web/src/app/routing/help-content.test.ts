import { categories, entriesFor, entryAt, helpEntries, mostRead } from '@qalam/contract/help/entries.ts'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { expect, test } from 'vitest'
import { allScreens } from './allScreens.ts'
import { find } from './find.ts'
import { mayOpen } from './guard.ts'
import { allOn } from '#features/schools/public.tsx'
import { opensFor, placeOf } from '#features/help/places.ts'
import type { HelpAnswers } from '#features/help/content/answer.ts'
import { answers as en } from '#features/help/content/en/book.ts'
import { answers as kz } from '#features/help/content/kz/book.ts'
import { answers as ru } from '#features/help/content/ru/book.ts'

const books: Record<Language, HelpAnswers> = { kz, ru, en }

test('each section has three to six entries, that of students the six of the specification (Q-030, SH-FAQ-4)', () => {
  for (const category of categories) {
    const count = helpEntries.filter((entry) => entry.category === category).length
    expect([category, count >= 3 && count <= 6]).toEqual([category, true])
  }
  expect(helpEntries.flatMap(({ id, category }) => (category === 'pupil' ? [id] : []))).toEqual([
    ...['pupil-interface', 'pupil-lesson', 'pupil-chat', 'pupil-homework', 'pupil-marks', 'pupil-login'],
  ])
})

test('every entry is whole in Kazakh and Russian; in English every title, and all of those read most', () => {
  for (const { id } of helpEntries) {
    for (const book of [kz, ru])
      expect([id, book[id].title !== '', book[id].steps.length >= 3]).toEqual([id, true, true])
    expect([id, en[id].title !== '']).toEqual([id, true])
    for (const language of languages)
      expect([id, books[language][id].pictures.length]).toEqual([id, placeOf(id).pictures.length])
  }
  for (const id of mostRead) expect([id, en[id].steps.length]).toEqual([id, ru[id].steps.length])
})

/** The words that the screens show in a language; what is filled in may be anything. */
function shownIn(language: Language): (words: string) => boolean {
  const all = Object.values(catalogue).flatMap(({ [language]: forms }) =>
    typeof forms === 'string' ? [forms] : Object.values(forms),
  )
  const plain = new Set(all)
  return (words) => plain.has(words)
}

test('what an entry quotes is a word of a screen', () => {
  const strange = languages.flatMap((language) => {
    const isShown = shownIn(language)
    return helpEntries.flatMap(({ id }) =>
      books[language][id].steps.flatMap((step) =>
        [...step.matchAll(/«([^»]{3,})»/g)].flatMap(([, words = '']) =>
          isShown(words) ? [] : [`${language} ${id}: ${words}`],
        ),
      ),
    )
  })
  expect(strange).toEqual([])
})

test('a link of an entry leads to a screen that is there, for those alone who may open it', () => {
  const wrong = helpEntries.flatMap(({ id }) => {
    const address = placeOf(id).opens?.address
    const screen = address === undefined ? undefined : find(allScreens, address, allOn)?.screen
    const readers = roles.filter((role) => entriesFor(role).some((entry) => entry.id === id))
    const may = readers.filter((role) => screen && mayOpen(screen.roles, role))
    const led = readers.filter((role) => opensFor(id, role) !== null)
    return led.join() === may.join() ? [] : [`${id} ${address}: ${may.join()}`]
  })
  expect(wrong).toEqual([])
})

test('the "?" of every screen in a menu leads to an entry of whoever may open it', () => {
  const mute = allScreens
    .filter(({ menu, path }) => menu && path !== '/faq')
    .flatMap(({ path, roles: who, menu }) =>
      roles
        .filter((role) => mayOpen(menu?.only ?? who, role) && entryAt(path, role) === null)
        .map((role) => `${path} ${role}`),
    )
  expect(mute).toEqual([])
})

test('an address that an entry speaks of is one of the screens', () => {
  const known = allScreens.flatMap(({ path, alias = [] }) =>
    [path, ...alias].map((one) => one.replace(/\/:\w+\?/g, '')),
  )
  for (const { id, at } of helpEntries)
    for (const address of at)
      expect([id, address, known.some((path) => path.startsWith(address))]).toEqual([id, address, true])
})
