import type { Language } from '@qalam/contract/kernel/languages.ts'
import { use } from 'react'
import { useLanguage } from '#platform/text.ts'
import type { Answers, Pictures } from './content/answer.ts'

/** The help in one language; `lent` are the answers of another that stand in where it has the title alone. */
type Book = { answers: Answers; pictures: Pictures; lent: { answers: Answers; pictures: Pictures } | null }

async function load(language: Language): Promise<Book> {
  if (language === 'kz') return { ...(await import('./content/kz/book.ts')), lent: null }
  if (language === 'ru') return { ...(await import('./content/ru/book.ts')), lent: null }
  const [en, ru] = await Promise.all([import('./content/en/book.ts'), import('./content/ru/book.ts')])
  return { answers: en.answers, pictures: {}, lent: ru }
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
