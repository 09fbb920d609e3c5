import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { FlatMessages } from '@qalam/contract/kernel/messages.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { call } from '#platform/api.ts'
import { needAreas, type TextSource } from '#platform/text-areas.ts'
import { separator } from '../../first/calls.ts'

async function builtIn(language: Language): Promise<FlatMessages> {
  if (language === 'ru') return (await import('virtual:texts/ru')).messages
  if (language === 'en') return (await import('virtual:texts/en')).messages
  return (await import('virtual:texts/kz')).messages
}

/** Where the words come from: `common/translate`, and the page itself when the server is away. */
export const texts: TextSource = {
  fetch: (lang, areas, hash) =>
    call(
      schools.translate,
      { query: { lang, areas: areas.join(separator), ...(hash !== undefined && { hash }) } },
      { bare: true, silent: true },
    ),
  builtIn,
}

/** The words that a page needs beyond those of every page; they come with its code. */
export const wordsOf = (areas: readonly string[]): Promise<void> => needAreas(texts, areas)
