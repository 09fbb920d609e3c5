import { payments } from '@qalam/contract/payments/api.ts'
import { accessChanged } from '@qalam/contract/payments/events.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#platform/api.ts'
import { subscription } from '#platform/http/states.ts'
import { useLive } from '#platform/realtime.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { stateOf } from './label.ts'
import styles from './Payments.module.css'

const sold = read(payments.showcase, {}, { silent: true })
const kept = read(payments.balance, {}, { silent: true })
const whetherOpen = read(payments.active, {}, { silent: true })

/** A locked screen opens by itself when access arrives: told by the event, or asked while there is no socket. */
export function useOpening(): void {
  const client = useQueryClient()
  const { data } = useQuery({ ...whetherOpen, refetchOnMount: 'always' })
  useLive(accessChanged, () => [whetherOpen], [whetherOpen])
  const isOpen = data?.people.some(({ hasSubscribe }) => hasSubscribe) === true

  useEffect(() => {
    if (!isOpen) return
    // What was refused while it was locked is asked for again.
    client.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    subscription.set(null)
  }, [isOpen, client])
}

/** What a locked student can buy, and for how much a month: the way out stands beside it (M-68). */
export function LockedOffer() {
  const { data } = useQuery(sold)
  const products = [...(data?.featured ?? []), ...(data?.showcase ?? [])].filter(({ type }) => type === 'student')
  return products.map(({ id, name, listPeriod }) => {
    const cheapest = Math.min(...listPeriod.map(({ pricePerMonth }) => pricePerMonth))
    const words = { name: name[currentLanguage()], price: tenge(cheapest) }
    return (
      listPeriod.length > 0 && (
        <span key={id} className={styles.offer}>
          {text('payments.locked-product', words)}
        </span>
      )
    )
  })
}

/** The subscription, the money and the points of the person, for their profile. */
export function ProfileMoney() {
  const money = useQuery(kept).data
  const held = useQuery(whetherOpen).data
  const open = held?.rows.filter(({ isOpen }) => isOpen) ?? []
  const people = held?.people ?? []
  const named = (userId: number) => (people.length > 1 ? people.find((one) => one.userId === userId)?.name : null)
  return (
    <Card
      title={text('payments.profile-title')}
      actions={<LinkButton href="/profile/subscribe">{text('payments.profile-more')}</LinkButton>}
    >
      <dl className={styles.money}>
        <dt>{text('payments.active')}</dt>
        <dd>
          {open.length === 0
            ? text('payments.none')
            : open.map((one) => (
                <p key={`${one.id} ${one.userId}`}>
                  {[text(`payments.type-${one.type}`), named(one.userId), stateOf(one)].filter(Boolean).join(' · ')}
                </p>
              ))}
        </dd>
        <dt>{text('payments.balance')}</dt>
        <dd>{money ? tenge(money.balance) : '…'}</dd>
        <dt>{text('payments.points')}</dt>
        <dd>{money ? money.points : '…'}</dd>
      </dl>
    </Card>
  )
}
