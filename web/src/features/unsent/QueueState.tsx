import type { Count } from '#platform/outbox/outbox.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Unsent.module.css'

/** How much waits on this device and why, with another try; nothing while all is with the server. */
export function QueueState({ waiting, hindered, onRetry }: Count & { onRetry: () => void }) {
  return (
    <div className={`${styles.state} no-print`} hidden={waiting === 0}>
      <p role="status">{waiting > 0 && text(`unsent.${hindered ?? 'saving'}`, { count: waiting })}</p>
      {hindered && (
        <Button size="small" onClick={onRetry}>
          {text('common.retry')}
        </Button>
      )}
    </div>
  )
}

/** Beside a value that the server has not taken yet. */
export const HereBadge = () => <Badge tone="warning">{text('unsent.here')}</Badge>
