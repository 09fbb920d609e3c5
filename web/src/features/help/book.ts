import type { Language } from '@qalam/contract/kernel/languages.ts'
import { use } from 'react'
import { answersOf } from 'virtual:help-answers'
import { useLanguage } from '#platform/text.ts'
import type { HelpAnswers, HelpPictures } from './content/answer.ts'

/** The help in one language; `lent` are the answers of another that stand in where it has the title alone. */
type Book = {
  answers: HelpAnswers
  pictures: HelpPictures
  lent: { answers: HelpAnswers; pictures: HelpPictures } | null
}

/** Answers and addresses of pictures, which come beside each other. */
const whole = async (language: 'kz' | 'ru') => {
  const pictures = language === 'kz' ? import('./content/kz/pictures.ts') : import('./content/ru/pictures.ts')
  const [answers, shown] = await Promise.all([answersOf(language), pictures])
  return { answers, pictures: shown.pictures }
}

async function load(language: Language): Promise<Book> {
  if (language !== 'en') return { ...(await whole(language)), lent: null }
  const [answers, lent] = await Promise.all([answersOf('en'), whole('ru')])
  return { answers, pictures: {}, lent }
}

const books = new Map<Language, Promise<Book>>()

/** The code of a language comes once; where it could not come the next try asks again. */
export function bookOf(language: Language): Promise<Book> {
  const known = books.get(language)
  if (known) return known
  const coming = load(language)
  books.set(language, coming)
  coming.catch(() => books.delete(language))
  return coming
}

/** The help in the language of the page. */
export const useBook = (): Book => use(bookOf(useLanguage()))
