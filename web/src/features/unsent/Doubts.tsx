import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Unsent.module.css'

/** One write that the server did not take: why, what stands instead and by whom, what was typed, and the two ways out. */
export type Doubt = {
  key: string
  title: string
  message: string | null
  stands: string | null
  by?: string | null
  at?: string | null
  yours: string
  onKeep: () => void
  /** Sends what was typed upon what stands; left out where that cannot be taken. */
  onPut?: (() => void) | undefined
}

/** Nothing is overwritten without a person: what was not taken stands here until somebody decides. */
export function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  if (doubts.length === 0) return null
  return (
    <div role="alert">
      <Card title={text('unsent.doubts')}>
        <ul className={styles.doubts}>
          {doubts.map((doubt) => (
            <Item key={doubt.key} doubt={doubt} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Item({ doubt: { title, message, stands, by, at, yours, onKeep, onPut } }: { doubt: Doubt }) {
  return (
    <li>
      <p>
        <strong>{title}</strong>
      </p>
      {message && <p>{message}</p>}
      <dl className={styles.versus}>
        <div>
          <dt>{text('unsent.stands')}</dt>
          <dd>{stands || text('unsent.nothing')}</dd>
          {by && at && (
            <dd className={styles.who}>
              {by}, {momentText(at)}
            </dd>
          )}
        </div>
        <div>
          <dt>{text('unsent.yours')}</dt>
          <dd>{yours || text('unsent.nothing')}</dd>
        </div>
      </dl>
      <div className={styles.choice}>
        <Button onClick={onKeep}>{text(onPut ? 'unsent.keep-theirs' : 'unsent.give-up')}</Button>
        {onPut && (
          <Button kind="main" onClick={onPut}>
            {text('unsent.put-mine')}
          </Button>
        )}
      </div>
    </li>
  )
}
