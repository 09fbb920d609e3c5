import { dottedOf, localDay } from '@qalam/contract/kernel/calendar.ts'
import { localeOf } from '@qalam/contract/kernel/languages.ts'
import type { Context } from '#platform/context.ts'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { cardsOf } from '#platform/print/cards.ts'
import type { OwnInvitationRow } from './views.ts'

/** The sheet that the school hands over: who invites to what, the code, and the address where it is typed. */
export async function invitationSheet(
  { language, request }: Context,
  { name, child, role, school, until, code }: OwnInvitationRow & { code: string },
  origin: string | undefined,
): Promise<FileAnswer> {
  const word = (key: string, words = {}) => say(language, key, words)
  const title = word('invitations.sheet')
  const address = `${origin ?? request.host}/invitation`
  const to = child ?? word(`role.${role}`)
  const card = {
    name,
    about: [to, address.replace(/^https?:\/\//, '')].join(' · '),
    lines: [
      { label: word('invitations.code'), value: code },
      { label: word('invitations.until-label'), value: dottedOf(localDay(until)) },
    ],
  }
  const packs = [{ heading: school[language], cards: [card] }]
  const file = await cardsOf(title, localeOf(language), packs, origin && address)
  return { file, name: `${title}.pdf`, mime: 'application/pdf' }
}
