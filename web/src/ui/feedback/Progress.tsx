import { useId, type ReactNode } from 'react'
import { Button } from '../page/Button.tsx'
import { useWord } from '../page/words.tsx'
import styles from './Progress.module.css'

type Props = {
  label: string
  done: number
  /** Unknown while the work is being counted. */
  total: number | null
  onCancel?: (() => void) | undefined
  /** What the button says where there is another "Cancel" beside it. */
  cancelLabel?: string | undefined
  /** What it is called for a screen reader, where there are several of them. */
  cancelName?: string | undefined
  /** A screen reader is not told each step: where several go on at a time. */
  quiet?: boolean | undefined
  /** What came of it so far: a warning, a link to the result. */
  children?: ReactNode
}

/** Long work: how much of how much, and a way to stop it. */
export function Progress({ label, done, total, onCancel, cancelLabel, cancelName, quiet, children }: Props) {
  const word = useWord()
  const id = useId()

  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span id={id}>{label}</span>
        <span className={styles.count} role={quiet ? undefined : 'status'}>
          {total === null ? word('loading') : word('progressOf', { done, total })}
        </span>
      </div>
      <progress
        aria-labelledby={id}
        className={styles.bar}
        {...(total === null ? {} : { value: done, max: total || 1 })}
      />
      {(children || onCancel) && (
        <div className={styles.line}>
          <span>{children}</span>
          {onCancel && (
            <Button size="small" aria-label={cancelName} onClick={onCancel}>
              {cancelLabel ?? word('cancel')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
