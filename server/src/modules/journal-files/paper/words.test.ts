import { expect, test } from 'vitest'
import { bySubject } from './words.ts'

const of = (kz: string, ru: string) => ({ subject: { kz, ru, en: kz } })
const subjects = [of('Физика', 'Физика'), of('Қазақ тілі', 'Казахский язык'), of('Көркем еңбек', 'Художественный труд')]

test('subjects stand in the alphabet of whoever reads', () => {
  const inOrder = (language: 'kz' | 'ru') =>
    subjects.toSorted(bySubject(language)).map(({ subject }) => subject[language])
  expect(inOrder('kz')).toEqual(['Көркем еңбек', 'Қазақ тілі', 'Физика'])
  expect(inOrder('ru')).toEqual(['Казахский язык', 'Физика', 'Художественный труд'])
})
