import { payments } from '@qalam/contract/payments/api.ts'
import type { Beneficiary, Held } from '@qalam/contract/payments/shapes.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { endOf, stateOf } from '../label.ts'
import styles from '../Payments.module.css'
import { afterPayment } from '../reads.ts'

type Props = { people: readonly Beneficiary[]; rows: readonly Held[]; onBuy: (productId: number) => void }

/** What the person, or each child, has, in every status with its end. */
export function HeldList({ people, rows, onBuy }: Props) {
  const [leaving, setLeaving] = useState<Held | null>(null)
  const named = (userId: number) => (people.length > 1 ? people.find((one) => one.userId === userId)?.name : undefined)

  return (
    <Card title={text('payments.active')}>
      {rows.length === 0 && <p>{text('payments.none')}</p>}
      <ul className={styles.list}>
        {rows.map((held) => (
          <li key={`${held.id} ${held.userId}`} className={styles.line}>
            <span>
              <strong>{text(`payments.type-${held.type}`)}</strong>
              {' · '}
              {[named(held.userId), stateOf(held), held.isOwn ? null : text('payments.of-school')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {held.isOwn && held.productId !== null && isGivenUp(held) && (
              <Button size="small" onClick={() => onBuy(held.productId ?? 0)}>
                {text('payments.buy')}
              </Button>
            )}
            {held.isOwn && held.isOpen && (held.status === 'active' || held.status === 'trial') && (
              <Button size="small" className={styles.leave} onClick={() => setLeaving(held)}>
                {text('payments.deactivate')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rows.length > 0 && <p className={styles.aside}>{text('payments.for-support', { rules: rulesOf(rows) })}</p>}
      {leaving && <LeaveDialog held={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  )
}

/** By which rules the server opened what is held: whoever asks the support can say it. */
const rulesOf = (rows: readonly Held[]): string =>
  [...new Set(rows.map(({ validator }) => text(`payments.validator-${validator}`)))].join(', ')

/** Cancelled, blocked or over: what it takes to have it again is to buy it (S-SUBCARD-1, 2). */
const isGivenUp = ({ status, isOpen }: Held): boolean =>
  !isOpen || status === 'trial-canceled' || status === 'canceledActive'

/** M-58: asks, then cancels; what was paid stays open to its end (C-MODALW-3). */
function LeaveDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const leave = useCommand(payments.unsubscribe, { silent: true, refresh: afterPayment })
  const confirm = () =>
    leave.mutateAsync({ params: { type: 'balance' }, body: { id: held.id } }).then(
      () => {
        tellSuccess(text('payments.unsubscribed'))
        onClose()
      },
      () => undefined,
    )

  return (
    <ConfirmDialog
      title={text('payments.unsubscribe-title')}
      width={500}
      message={text('payments.unsubscribe-question', { date: endOf(held) })}
      action={text('payments.deactivate')}
      busy={leave.isPending}
      error={leave.error ? saidBy(leave.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
