import { articles } from '@qalam/contract/articles/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { linkTo } from '#platform/screen.ts'

export const articleAddress = (articleId: string): string => linkTo('/news/:articleId', { articleId })
export const editorAddress = (articleId: string): string => linkTo('/news/desk/:articleId', { articleId })

/** Where readers of feeds find the open articles. */
export const feedAddress = (language: Language): string => articles.feed.path.replace(':name', `${language}.xml`)
