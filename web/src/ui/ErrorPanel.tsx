import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { IconAlert } from './icons.ts'
import { useWord } from './words.tsx'
import styles from './ErrorPanel.module.css'

type Props = {
  /** What happened; the plain "it did not work" when absent. */
  title?: string | undefined
  text?: ReactNode
  onRetry?: (() => void) | undefined
  /** A way out besides trying again. */
  action?: ReactNode
}

export function ErrorPanel({ title, text, onRetry, action }: Props) {
  const word = useWord()

  return (
    <section role="alert" className={styles.panel}>
      <span className={styles.icon} aria-hidden>
        <IconAlert />
      </span>
      <div>
        <p className={styles.title}>{title ?? word('failed')}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {(onRetry || action) && (
        <div className={styles.actions}>
          {action}
          {onRetry && <Button onClick={onRetry}>{word('retry')}</Button>}
        </div>
      )}
    </section>
  )
}
