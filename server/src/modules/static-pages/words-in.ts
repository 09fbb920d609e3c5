import type { Language } from '@qalam/contract/kernel/languages.ts'
import { isBlank, type RichDocument } from '@qalam/contract/rich/document.ts'
import type { PageDraft } from '@qalam/contract/static-pages/api.ts'

type Words = { title: string; body: RichDocument }

const all = ({ titleKz, titleRu, titleEn, bodyKz, bodyRu, bodyEn }: PageDraft): Record<Language, Words> => ({
  kz: { title: titleKz, body: bodyKz },
  ru: { title: titleRu, body: bodyRu },
  en: { title: titleEn, body: bodyEn },
})

export const wordsIn = (words: PageDraft, language: Language): Words => all(words)[language]

/** Whether every language has a title and a text: nobody shall meet an empty page. */
export const isWhole = (words: PageDraft): boolean =>
  Object.values(all(words)).every(({ title, body }) => title !== '' && !isBlank(body))
