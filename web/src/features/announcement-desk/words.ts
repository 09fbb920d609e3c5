import { type Language, localeOf, type Named } from '@qalam/contract/kernel/languages.ts'
import type { Scope } from '@qalam/contract/news/audience.ts'
import { currentLanguage, text } from '#platform/text.ts'

/** Words of a row in the reader's language; English may be missing. */
export const wordsOf = (words: Named, language: Language = currentLanguage()): string => words[language] || words.ru

/** A place by its name; the country has none of its own. */
export const placeName = (scope: Scope, name: Named | null): string =>
  scope === 'country' || name === null ? text('announcement-desk.country') : wordsOf(name)

/** The language of a text for a screen reader. */
export const langOf = (language: Language): string => localeOf(language)

export const noWords = { kz: '', ru: '', en: '' }
