import { type Language, localeOf, type Named } from '@qalam/contract/kernel/languages.ts'
import type { Scope } from '@qalam/contract/news/audience.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'

/** Words as they stand in a language; English may be missing. */
export const wordsIn = (words: Named, language: Language): string => words[language] || words.ru

/** A place by its name; the country has none of its own. */
export const placeName = (scope: Scope, name: Named | null): string =>
  scope === 'country' || name === null ? text('announcement-desk.country') : named(name)

/** The language of a text for a screen reader. */
export const langOf = (language: Language): string => localeOf(language)
