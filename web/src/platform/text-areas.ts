import { type Language, languageOf } from '@qalam/contract/kernel/languages.ts'
import type { FlatMessages } from '@qalam/contract/kernel/messages.ts'
import { languageKey } from './http/early.ts'
import { tellNativeLanguage } from './native.ts'
import { rememberedText } from './storage.ts'
import { addTexts, currentLanguage, showTexts } from './text.ts'

export type TextSource = {
  /** Asks the server for some areas of one language; `hash` gets past a broken cache. */
  fetch: (language: Language, areas: readonly string[], hash?: string) => Promise<FlatMessages>
  /** The catalogue built into the page, one chunk per language, for when the server cannot answer. */
  builtIn: (language: Language) => Promise<FlatMessages>
}

const remembered = rememberedText(languageKey)
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One retry after 1 s past the cache (S-START-2, S-START-5), then the texts built into the page. */
async function textsOf(source: TextSource, language: Language, areas: readonly string[]): Promise<FlatMessages> {
  try {
    return await source.fetch(language, areas)
  } catch {
    await later(1000)
  }
  try {
    return await source.fetch(language, areas, String(Date.now()))
  } catch {
    return await source.builtIn(language)
  }
}

/** The areas that pages have asked for, and those whose texts are here in the language that is shown. */
const wanted = new Set<string>()
const here = new Set<string>()

const missing = (): string[] => [...wanted].filter((area) => !here.has(area))

/** The language a person chose, or null: then the domain decides. */
export const chosenLanguage = (): Language | null => languageOf(remembered.get())

/** Loads a language, with these areas and all that pages have asked for, and shows it; the page is not reloaded. */
export async function loadLanguage(source: TextSource, language: Language, areas: readonly string[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  const asked = [...wanted]
  const texts = await textsOf(source, language, asked)
  here.clear()
  for (const area of asked) here.add(area)
  showTexts(language, texts)
  // A page that came meanwhile brought its texts in the language before.
  await needAreas(source, [])
}

let running: Promise<void> = Promise.resolve()

/** Brings the texts of a page's areas before it is drawn; those that are here, or under way, are not asked for again. */
export async function needAreas(source: TextSource, areas: readonly string[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  if (missing().length === 0) return
  running = running.catch(() => undefined).then(() => bring(source))
  await running
}

async function bring(source: TextSource): Promise<void> {
  const asked = missing()
  if (asked.length === 0) return
  const language = currentLanguage()
  const texts = await textsOf(source, language, asked)
  if (language === currentLanguage()) {
    addTexts(texts)
    for (const area of asked) here.add(area)
  }
  await bring(source)
}

/** A person's choice: remembered, told to the mobile wrappers, shown. */
export async function chooseLanguage(source: TextSource, language: Language): Promise<void> {
  remembered.set(language)
  tellNativeLanguage(language)
  await loadLanguage(source, language, [])
}

/**
 * A language that was chosen in another tab of this browser is shown here too, without a reload: one person does not read
 * two at once. `onShown` reads again what the server said in the one before.
 */
export function followOtherTabs(source: TextSource, onShown: () => unknown): void {
  window.addEventListener('storage', ({ key }) => {
    const chosen = chosenLanguage()
    if (key !== languageKey || chosen === null || chosen === currentLanguage()) return
    void loadLanguage(source, chosen, []).then(onShown)
  })
}
