import { support } from '@qalam/contract/support/api.ts'
import { ticketMoved } from '@qalam/contract/support/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { StateBadge } from '../columns.tsx'
import { everyRequest, request } from '../reads.ts'
import styles from '../Support.module.css'
import { Facts } from './Facts.tsx'
import { Rating } from './Rating.tsx'
import { Talk } from './Talk.tsx'

/** One request: what was asked, what was written about it, and what the reader may do. */
export default function TicketPage({ params: { chatId } }: { params: { chatId: string } }) {
  const { data: ticket } = useSuspenseQuery(request(chatId))
  const take = useCommand(support.take, { refresh: everyRequest })
  const close = useCommand(support.close, { refresh: everyRequest })
  useLive(ticketMoved, () => everyRequest, everyRequest)
  const params = { uuid: chatId }
  const isTaken = ticket.agent !== null

  return (
    <Screen
      title={[text('support.number', { number: ticket.number }), text(`support.type-${ticket.type}`)].join(' · ')}
      lead={[ticket.who, ticket.school?.[currentLanguage()]].filter(Boolean).join(' · ')}
      actions={
        <>
          <span className={styles.state}>
            <StateBadge state={ticket.state} />
          </span>
          {ticket.can.serve && ticket.state !== 'closed' && (
            <Button busy={take.isPending} onClick={() => take.mutate({ params, body: { mine: !isTaken } })}>
              {text(isTaken ? 'support.give-back' : 'support.take')}
            </Button>
          )}
          {ticket.can.close && (
            <Button busy={close.isPending} onClick={() => close.mutate({ params })}>
              {text('support.close')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.page}>
        <Card>
          <Facts ticket={ticket} />
        </Card>
        <Rating ticket={ticket} />
        <Card title={text('support.talk')}>
          <Talk ticket={ticket} />
        </Card>
      </div>
    </Screen>
  )
}
