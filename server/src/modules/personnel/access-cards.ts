import { localeOf } from '@qalam/contract/kernel/languages.ts'
import type { Context } from '#platform/context.ts'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { cardsOf } from '#platform/print/cards.ts'
import type { SheetLine } from './service/sheets.ts'

/**
 * Access sheets as cards to be cut out; a class begins on a page of its own. `origin` is the address that people type;
 * without it the cards have no code to photograph.
 */
export async function accessCards(
  { language, request }: Context,
  lines: readonly SheetLine[],
  origin: string | undefined,
): Promise<FileAnswer> {
  const word = (key: string) => say(language, key)
  const host = origin?.replace(/^https?:\/\//, '') ?? request.host
  const packs = [...Map.groupBy(lines, ({ sheet }) => sheet)].map(([sheet, some]) => ({
    heading: sheet ?? word('personnel.title'),
    cards: some.map(({ person, login, password }) => ({
      name: person.name,
      about: [word(`role.${person.role}`), host].filter(Boolean).join(' · '),
      lines: [
        { label: word('person.login'), value: login },
        { label: word('person.password'), value: password },
      ],
    })),
  }))
  const title = word('person.sheets')
  const file = await cardsOf(title, localeOf(language), packs, origin && `${origin}/login`)
  return { file, name: `${title}.pdf`, mime: 'application/pdf' }
}
