import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import type { Access } from '#modules/school-import/public.ts'
import { say } from '#platform/http/errors.ts'
import { cardsOf } from '#platform/print/cards.ts'

/**
 * The access sheets on paper: a class begins on a page of its own. `origin` is the address that people type; without it
 * the cards have no code to photograph.
 */
export function accessPrint(
  accesses: readonly Access[],
  language: Language,
  origin: string | undefined,
): Promise<Buffer> {
  const word = (key: string) => say(language, `school-import.access.${key}`)
  const host = origin?.replace(/^https?:\/\//, '')
  const packs = [...Map.groupBy(accesses, ({ sheet }) => sheet)].map(([sheet, people]) => ({
    heading: sheet === 'staff' ? word('staff') : sheet,
    cards: people.map(({ name, role, login, password }) => ({
      name,
      about: [word(`role.${role}`), host].filter(Boolean).join(' · '),
      lines: [
        { label: word('login'), value: login },
        { label: word('password'), value: password },
      ],
    })),
  }))
  return cardsOf(word('title'), localeOf(language), packs, origin && `${origin}/login`)
}
