import { type Language, localeOf } from './languages.ts'

/** Plural forms by CLDR category, chosen by the variable `count`. */
type Forms = string | { one?: string; few?: string; many?: string; other: string }

/** A module's words: key → the three languages side by side. */
export type Messages = Record<string, { kz: Forms; ru: Forms; en: Forms }>

/** One language of the catalogue as it travels: flat, plural forms as `key_one`, `key_few` …. */
export type FlatMessages = Record<string, string>
export type Variables = Record<string, string | number>

/** Flattens one language of a catalogue. */
export function flatten(messages: Messages, language: Language): FlatMessages {
  const flat: FlatMessages = {}
  for (const [key, entry] of Object.entries(messages)) {
    const forms = entry[language]
    if (typeof forms === 'string') flat[key] = forms
    else for (const [form, words] of Object.entries(forms)) flat[`${key}_${form}`] = words
  }
  return flat
}

const pluralRules = new Map<Language, Intl.PluralRules>()

function formOf(language: Language, count: number): string {
  // Some builds of Chromium do not know Kazakh and would count in the language of the system. CLDR: one for 1.
  if (language === 'kz') return count === 1 ? 'one' : 'other'
  let rules = pluralRules.get(language)
  if (!rules) pluralRules.set(language, (rules = new Intl.PluralRules(localeOf(language))))
  return rules.select(count)
}

/** The words for a key; a missing key shows itself (ERR-I18N-1). `{{name}}` is replaced by the variable `name`. */
export function phrase(messages: FlatMessages, language: Language, key: string, variables: Variables = {}): string {
  const { count } = variables
  const words =
    (typeof count === 'number'
      ? (messages[`${key}_${formOf(language, count)}`] ?? messages[`${key}_other`])
      : undefined) ??
    messages[key] ??
    key
  return words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(variables[name] ?? whole))
}
