import { payments } from '@qalam/contract/payments/api.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useCommand } from '#platform/api.ts'
import { dayLong } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from '../Payments.module.css'
import { everySeat, seatsFor } from '../reads.ts'
import { SeatsHistory } from './SeatsHistory.tsx'

const dayOf = (instant: string): string => dayLong(localDay(new Date(instant)))

/** The director’s seats: who has one, who has none, how many are left, and what was before (R-2.10-22, Q-149). */
export default function SeatsPage() {
  const [filters, setFilters] = useFilters()
  const search = useDeferredValue(filters['search'] ?? '')
  const { total, until, rows, free } = useSuspenseQuery(seatsFor(search)).data
  const all = useSuspenseQuery(seatsFor('')).data
  const left = Math.max(0, total - all.rows.length)
  const give = useCommand(payments.giveSeat, { refresh: everySeat })
  const take = useCommand(payments.takeSeat, { refresh: everySeat })
  const act = async (command: typeof give | typeof take, userId: number, said: string) => {
    await command.mutateAsync({ body: { userId } }).then(
      () => tellSuccess(said),
      () => undefined,
    )
  }
  if (total === 0 && all.rows.length === 0)
    return (
      <Screen title={text('payments.seats-title')}>
        <EmptyList
          title={text('payments.seats-none')}
          text={text('payments.seats-none-hint')}
          action={
            <LinkButton kind="main" href="/profile/subscribe">
              {text('payments.seats-buy')}
            </LinkButton>
          }
        />
      </Screen>
    )

  return (
    <Screen title={text('payments.seats-title')}>
      <div className={styles.page}>
        <Card>
          <p className={styles.facts} role="status">
            <strong className={styles.sum}>{text('payments.seats-summary', { free: left, total })}</strong>
            {until && <span>{text('payments.seats-until', { date: dayOf(until) })}</span>}
          </p>
          <SearchField
            label={text('payments.seats-search')}
            value={filters['search'] ?? ''}
            onChange={(typed) => setFilters({ search: typed })}
          />
        </Card>
        <Card title={text('payments.seats-given')}>
          {rows.length === 0 && <p>{text(search ? 'payments.seats-no-free' : 'payments.seats-nobody')}</p>}
          <ul className={styles.list}>
            {rows.map(({ userId, name, givenAt }) => (
              <li key={userId} className={styles.seat}>
                <span>
                  <strong>{name}</strong>
                  <small>{text('payments.seats-given-at', { date: dayOf(givenAt) })}</small>
                </span>
                <Button
                  size="small"
                  aria-label={`${text('payments.seats-take')}: ${name}`}
                  onClick={() => void act(take, userId, text('payments.seats-taken-toast', { name }))}
                >
                  {text('payments.seats-take')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={text('payments.seats-free')}>
          {free.length === 0 && <p>{text('payments.seats-no-free')}</p>}
          <ul className={styles.list}>
            {free.map(({ userId, name }) => (
              <li key={userId} className={styles.seat}>
                <span>{name}</span>
                <Button
                  size="small"
                  disabled={left === 0}
                  aria-label={`${text('payments.seats-give')}: ${name}`}
                  onClick={() => void act(give, userId, text('payments.seats-given-toast', { name }))}
                >
                  {text('payments.seats-give')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
        <SeatsHistory />
      </div>
    </Screen>
  )
}
