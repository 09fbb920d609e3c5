import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLive } from '#platform/realtime.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { cardOf, stale } from '../reads.ts'
import { type Acts, CardActs } from './CardActs.tsx'
import { CardBody } from './CardBody.tsx'
import { nameOf } from './name.ts'

type Props = Acts & { userId: number; children: (card: PersonCard) => ReactNode }

/** The card of a person as a page; `children` are the dialogs of whoever knows what is changed there. */
export function PersonPage({ userId, children, ...acts }: Props) {
  const { data: card } = useSuspenseQuery(cardOf(userId))
  useLive(peopleChanged, ({ userIds }) => (userIds.includes(userId) ? stale : []), [cardOf(userId)])

  return (
    <Screen title={nameOf(card)} actions={<CardActs card={card} {...acts} />}>
      <CardBody card={card} />
      {children(card)}
    </Screen>
  )
}
