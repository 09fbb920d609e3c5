import { defaultLanguage, type Language, languageOf, localeOf } from '@qalam/contract/kernel/languages.ts'
import { type FlatMessages, phrase, type Variables } from '@qalam/contract/kernel/messages.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { languageKey } from './http/early.ts'
import { rememberedText, store, useStore } from './storage.ts'

export type { MessageKey } from '@qalam/contract/messages.ts'

const remembered = rememberedText(languageKey)
const loaded = store<{ language: Language; messages: FlatMessages }>({
  // Calls leave before the texts have come, and say which language the person reads.
  language: languageOf(remembered.get()) ?? defaultLanguage,
  messages: {},
})

/** Shows texts already at hand: at start, and in tests. */
export function showTexts(language: Language, messages: FlatMessages): void {
  loaded.set({ language, messages })
  document.documentElement.lang = localeOf(language)
}

/** More texts of the language that is shown: those of a page that is about to be drawn. */
export function addTexts(messages: FlatMessages): void {
  const { language, messages: known } = loaded.get()
  loaded.set({ language, messages: { ...known, ...messages } })
}

export const currentLanguage = (): Language => loaded.get().language

/** The language on the screen; changes only when its texts have come. */
export const useLanguage = (): Language => useStore(loaded).language

/** The words for a key in the present language; a missing one shows its key (ERR-I18N-1). */
export const text = (key: MessageKey, variables?: Variables): string => textNamed(key, variables)

/** The words for a key known only at run time: a code from the server, a constant of a dictionary. */
export function textNamed(key: string, variables?: Variables): string {
  const { language, messages } = loaded.get()
  return phrase(messages, language, key, variables)
}

/** Whether the catalogue has words for a key known only at run time. */
export function hasText(key: string): boolean {
  const { messages } = loaded.get()
  return key in messages || `${key}_other` in messages
}
