import { defaultLanguage, type Language, languageOf, localeOf } from '@qalam/contract/kernel/languages.ts'
import { type FlatMessages, phrase, type Variables } from '@qalam/contract/kernel/messages.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { languageKey } from './http/early.ts'
import { tellNativeLanguage } from './native.ts'
import { rememberedText, store, useStore } from './storage.ts'

export type { MessageKey } from '@qalam/contract/messages.ts'

const remembered = rememberedText(languageKey)
const loaded = store<{ language: Language; messages: FlatMessages }>({
  // Calls leave before the texts have come, and say which language the person reads.
  language: languageOf(remembered.get()) ?? defaultLanguage,
  messages: {},
})

export type TextSource = {
  /** Asks the server for one language; `hash` gets past a broken cache. */
  fetch: (language: Language, hash?: string) => Promise<FlatMessages>
  /** The catalogue built into the page, one chunk per language, for when the server cannot answer. */
  builtIn: (language: Language) => Promise<FlatMessages>
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One retry after 1 s past the cache (S-START-2, S-START-5), then the texts built into the page. */
async function messagesOf(source: TextSource, language: Language): Promise<FlatMessages> {
  try {
    return await source.fetch(language)
  } catch {
    await later(1000)
  }
  try {
    return await source.fetch(language, String(Date.now()))
  } catch {
    return await source.builtIn(language)
  }
}

/** The language a person chose, or null: then the domain decides. */
export const chosenLanguage = (): Language | null => languageOf(remembered.get())

/** Shows texts already at hand: at start, and in tests. */
export function showTexts(language: Language, messages: FlatMessages): void {
  loaded.set({ language, messages })
  document.documentElement.lang = localeOf(language)
}

/** Loads a language and shows it; the page is not reloaded. */
export async function loadLanguage(source: TextSource, language: Language): Promise<void> {
  showTexts(language, await messagesOf(source, language))
}

/** A person's choice: remembered, told to the mobile wrappers, shown. */
export async function chooseLanguage(source: TextSource, language: Language): Promise<void> {
  remembered.set(language)
  tellNativeLanguage(language)
  await loadLanguage(source, language)
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
