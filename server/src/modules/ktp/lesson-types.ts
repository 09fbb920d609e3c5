import type { Language } from '@qalam/contract/kernel/languages.ts'
import { flatten, phrase } from '@qalam/contract/kernel/messages.ts'
import { messages } from '@qalam/contract/ktp/messages.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { kindsFor } from '@qalam/contract/schedule/rules.ts'

const words = { kz: flatten(messages, 'kz'), ru: flatten(messages, 'ru'), en: flatten(messages, 'en') }

/** The lesson types with their labels; those of one score type when it is named (C-KIND-3). */
export const lessonTypes = (language: Language, scoreType = ''): { id: EntityKind; label: string }[] =>
  kindsFor(scoreType).map((id) => ({ id, label: phrase(words[language], language, `lesson-type.${id}`) }))
