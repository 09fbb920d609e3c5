import { type Beneficiary, type Held, payments } from '@qalam/contract/payments/api.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { endOf, stateOf } from './label.ts'
import styles from './Payments.module.css'
import { afterPayment } from './reads.ts'

type Props = { people: readonly Beneficiary[]; rows: readonly Held[] }

/** What the person, or each child, has, in every status with its end. */
export function HeldList({ people, rows }: Props) {
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
            {held.isOwn && held.isOpen && (held.status === 'active' || held.status === 'trial') && (
              <Button size="small" onClick={() => setLeaving(held)}>
                {text('payments.deactivate')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <LeaveDialog held={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  )
}

/** M-58: asks, then cancels; what was paid stays open to its end. */
function LeaveDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const leave = useCommand(payments.unsubscribe, { silent: true, refresh: afterPayment })
  const confirm = () =>
    leave.mutateAsync({ body: { id: held.id } }).then(
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
