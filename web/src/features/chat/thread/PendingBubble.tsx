import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { classes } from '#ui/page/classes.ts'
import { IconAlert } from '#ui/page/icons.ts'
import { IconClock, IconSent } from '../icons.ts'
import { clockOf } from '../moments.ts'
import styles from './Bubble.module.css'
import type { Pending } from './pending.ts'

const icons = { waiting: IconClock, sent: IconSent, refused: IconAlert }

/** A message that the talk has not yet: it waits on this device, was refused, or has just been stored. */
export function PendingBubble({ pending, onDrop }: { pending: Pending; onDrop: () => void }) {
  const { state, why, at } = pending
  const Icon = icons[state]
  return (
    <article className={classes(styles.bubble, styles.mine, state !== 'sent' && styles.pending)}>
      <div className={styles.body}>
        <p className={styles.text}>{pending.text}</p>
        <p className={styles.foot}>
          <time dateTime={at}>{clockOf(at)}</time>
          <span className={styles.state}>
            <Icon size={16} aria-hidden />
            <span className={state === 'sent' ? 'sr-only' : undefined}>{text(`chat.state-${state}`)}</span>
          </span>
        </p>
        {state === 'refused' && (
          <div className={styles.refused} role="alert">
            <span>{why}</span>
            <Button size="small" onClick={onDrop}>
              {text('chat.drop')}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
