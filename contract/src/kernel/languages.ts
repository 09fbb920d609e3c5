import { z } from 'zod'

/** Interface languages (SH-LANG-1); kz is the default (SH-LANG-2). */
export const languages = ['kz', 'ru', 'en'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>
export const defaultLanguage: Language = 'kz'

/** The locale for `Intl`, the `lang` attribute and native wrappers: kz maps to kk (SH-LANG-3). */
export const localeOf = (language: Language): string => (language === 'kz' ? 'kk' : language)

/** One name in the three languages; en may be missing in a school's own data. */
export const Named = z.object({ kz: z.string(), ru: z.string(), en: z.string() })
export type Named = z.infer<typeof Named>

/** Reads a language from a header or query; anything unknown is null. */
export function languageOf(value: unknown): Language | null {
  if (value === 'kk') return 'kz'
  const parsed = Language.safeParse(value)
  return parsed.success ? parsed.data : null
}
