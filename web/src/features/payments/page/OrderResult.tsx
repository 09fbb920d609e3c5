import { payments } from '@qalam/contract/payments/api.ts'
import type { OrderShown } from '@qalam/contract/payments/api-paying.ts'
import { moneyMoved } from '@qalam/contract/payments/events.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { download, useCommand } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { MessageDialog } from '#ui/overlay/MessageDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { CodeStep } from '../buy/CodeStep.tsx'
import { afterPayment, oneOrder } from '../reads.ts'
import styles from '../Payments.module.css'

const askEvery = 3_000
const isWaiting = (state: OrderShown['state'] | undefined) =>
  state === 'created' || state === 'sent' || state === 'held'

/** What became of an order: it is asked about until its provider has answered, and then it says so (M-59). */
export function OrderResult({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const client = useQueryClient()
  const read = oneOrder(uuid)
  const { data: order } = useQuery({
    ...read,
    refetchInterval: ({ state }) => (isWaiting(state.data?.state) ? askEvery : false),
  })
  useLive(moneyMoved, () => [read], [read])
  const isPaid = order?.state === 'paid'
  useEffect(() => {
    if (isPaid) for (const { queryKey } of afterPayment) void client.invalidateQueries({ queryKey })
  }, [isPaid, client])
  if (!order) return null
  if (isWaiting(order.state)) return <Waiting order={order} onClose={onClose} />
  if (!isPaid && order.state !== 'refunded')
    return (
      <MessageDialog title={text('payments.failed-title')} message={text('payments.failed-text')} onClose={onClose} />
    )
  return (
    <MessageDialog
      kind="success"
      title={text('payments.success-title')}
      message={<Success order={order} />}
      onClose={onClose}
    />
  )
}

const whatOf = ({ what }: OrderShown): string => what?.[currentLanguage()] ?? text('payments.kind-receive')

function Success({ order }: { order: OrderShown }) {
  const price = tenge(order.price)
  return (
    <>
      <p>
        {order.kind === 'top_up'
          ? text('payments.success-top-up', { price })
          : text('payments.success-text', { what: whatOf(order), price })}
      </p>
      {order.isExtra && <p>{text('payments.success-extra')}</p>}
      <Button onClick={() => void download(payments.receipt, { params: { uuid: order.uuid } })}>
        {text('payments.receipt')}
      </Button>
    </>
  )
}

function Waiting({ order, onClose }: { order: OrderShown; onClose: () => void }) {
  const drop = useCommand(payments.dropOrder, { refresh: afterPayment })
  const [isTyping, setTyping] = useState(false)
  const stop = () => setTyping(false)
  if (isTyping)
    return (
      <CodeStep uuid={order.uuid} title={text('payments.waiting-title')} onEnd={stop} onBack={stop} onClose={stop} />
    )
  return (
    <Card title={text('payments.waiting-title')}>
      <div className={styles.line}>
        <p role="status">{text('payments.waiting-text', { what: whatOf(order), price: tenge(order.price) })}</p>
        {order.asksCode && (
          <Button kind="main" onClick={() => setTyping(true)}>
            {text('payments.type-code')}
          </Button>
        )}
        {order.state !== 'held' && (
          <Button
            busy={drop.isPending}
            onClick={() => void drop.mutateAsync({ params: { uuid: order.uuid } }).then(onClose, () => undefined)}
          >
            {text('payments.drop')}
          </Button>
        )}
      </div>
    </Card>
  )
}
