import type { Named } from '@qalam/contract/kernel/languages.ts'
import { currentLanguage } from '#platform/text.ts'

/** A name in the language of the screen; Russian stands in for a language it was not given in. */
export const named = (name: Named): string => name[currentLanguage()] || name.ru || name.kz

/** A name that nobody has typed yet. */
export const noName = { kz: '', ru: '', en: '' }
