import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { phoneShown } from '@qalam/contract/profile/phone.ts'
import type { ReactNode } from 'react'
import { type MessageKey, text } from '#platform/text.ts'

type Fact = { label: MessageKey; value: ReactNode }

/** What is known of a person, line by line; what the reader may not know is left out. */
export function factsOf(card: PersonCard): Fact[] {
  const seesAccount = card.login !== null || card.iin !== null
  const password = card.handedOut ? 'person.password-handed-out' : 'person.password-own'
  const known: [MessageKey, ReactNode][] = [
    ['person.group', card.group?.label],
    ['person.leads', card.leads.map(({ label }) => label).join(', ')],
    ['person.sex', text(`person.sex-${card.sex}`)],
    ['person.born', card.bornDate && dottedOf(card.bornDate)],
    ['person.iin', card.iin],
    ['person.phone', card.phone && phoneShown(card.phone)],
    ['person.login', card.login ?? (seesAccount && text('person.no-login'))],
    ['person.password', card.login && `**** · ${text(password)}`],
    ['person.statistic', text(card.isInStatistic ? 'person.statistic-yes' : 'person.statistic-no')],
    [
      'person.creator',
      card.creator ? `${card.creator.name}, ${text(`role.${card.creator.role}`)}` : text('person.creator-import'),
    ],
    ['person.created', dottedOf(card.createdAt.slice(0, 10))],
  ]
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
