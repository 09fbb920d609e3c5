import type { Check } from '@qalam/contract/live-lesson/api.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Checks.module.css'

type Props = { check: Check; onAgain?: ((userId: number) => void) | undefined }

/** Ready apart from not ready (SH-MODAL-15), each a list that is scrolled by keys too; who gave no answer is told from whom the question never reached. */
export function PresenceLists({ check: { students }, onAgain }: Props) {
  const ready = students.filter(({ standing }) => standing === 'here')
  const others = students.filter(({ standing }) => standing !== 'here')
  return (
    <div className={styles.columns}>
      <section className={styles.column} tabIndex={0} aria-label={text('live.ready')}>
        <h3>{`${text('live.ready')} · ${ready.length}`}</h3>
        <ul className={styles.names}>
          {ready.map(({ userId, name }) => (
            <li key={userId}>{name}</li>
          ))}
        </ul>
        {ready.length === 0 && <p className={styles.hint}>{text('live.nobody-here')}</p>}
      </section>
      <section className={styles.column} tabIndex={0} aria-label={text('live.not-ready')}>
        <h3>{`${text('live.not-ready')} · ${others.length}`}</h3>
        <ul className={styles.names}>
          {others.map(({ userId, name, standing }) => (
            <li key={userId}>
              <span>{name}</span>
              <Badge tone={standing === 'no-answer' ? 'warning' : 'neutral'}>{text(`live.${standing}`)}</Badge>
              {onAgain && (
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={text('live.again-of', { name })}
                  onClick={() => onAgain(userId)}
                >
                  {text('live.again')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
