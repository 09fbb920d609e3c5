import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { FlatMessages } from '@qalam/contract/kernel/messages.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { call } from '#platform/api.ts'
import type { TextSource } from '#platform/text.ts'

async function builtIn(language: Language): Promise<FlatMessages> {
  if (language === 'ru') return (await import('virtual:texts/ru')).messages
  if (language === 'en') return (await import('virtual:texts/en')).messages
  return (await import('virtual:texts/kz')).messages
}

/** Where the words come from: `common/translate`, and the page itself when the server is away. */
export const texts: TextSource = {
  fetch: (lang, hash) =>
    call(schools.translate, { query: { lang, ...(hash !== undefined && { hash }) } }, { bare: true, silent: true }),
  builtIn,
}
