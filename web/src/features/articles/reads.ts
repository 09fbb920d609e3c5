import { articles } from '@qalam/contract/articles/api.ts'
import { type Language, languageOf } from '@qalam/contract/kernel/languages.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const newsNow = () => tableNow(articles.list)
export const deskNow = () => tableNow(articles.desk)

/** One article, in a language that was chosen for it or in that of the screen. */
export const articleIn = (articleId: string, language: Language | null) =>
  read(articles.article, { params: { articleId }, query: language ? { language } : {} })

/** The language that the address of an article asks for. */
export const languageIn = (search: string): Language | null => languageOf(new URLSearchParams(search).get('language'))

export const articleNow = (articleId: string) => articleIn(articleId, languageIn(window.location.search))

/** An article as it is written. It is asked for anew on each opening: what is written goes on from it. */
export const draftOf = (articleId: string) => read(articles.open, { params: { articleId } }, { freshFor: 0 })

export const versionsOf = (articleId: string) =>
  read(articles.versions, { params: { articleId } }, { silent: true, freshFor: 0 })

export const placesCalled = (search: string) => read(articles.places, { query: { search } }, { silent: true })

/** What a change of an article makes stale: the lists, and the article wherever it is open. */
export const everyArticle = [
  everyReadOf(articles.list),
  everyReadOf(articles.unread),
  everyReadOf(articles.article),
  everyReadOf(articles.desk),
  everyReadOf(articles.open),
]
