import { support, type Ticket } from '@qalam/contract/support/api.ts'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { everyRequest } from '../reads.ts'
import styles from '../Support.module.css'

const stars = [1, 2, 3, 4, 5]

/** How well it was answered: asked once, when it is over. */
export function Rating({ ticket: { id, rating, can } }: { ticket: Ticket }) {
  const { mutate, isPending } = useCommand(support.rate, { refresh: everyRequest })
  if (rating !== null) return <p>{text('support.rated', { count: rating })}</p>
  if (!can.rate) return null
  return (
    <Card title={text('support.rate')}>
      <div className={styles.stars}>
        {stars.map((count) => (
          <Button
            key={count}
            disabled={isPending}
            aria-label={text('support.star', { count })}
            onClick={() => mutate({ params: { uuid: id }, body: { rating: count } })}
          >
            {count}
          </Button>
        ))}
      </div>
    </Card>
  )
}
