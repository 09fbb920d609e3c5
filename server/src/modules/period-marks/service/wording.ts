import { messages } from '@qalam/contract/period-marks/messages.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { type FlatMessages, flatten, phrase, type Variables } from '@qalam/contract/kernel/messages.ts'

const words: Record<Language, FlatMessages> = {
  kz: flatten(messages, 'kz'),
  ru: flatten(messages, 'ru'),
  en: flatten(messages, 'en'),
}

/** Why one operation of a batch was not taken, in the caller's language. */
export const said = (language: Language, code: string, variables: Variables): string =>
  phrase(words[language], language, `problem.${code}`, variables)
