import type { ReactNode } from 'react'
import { Button } from '../page/Button.tsx'
import { IconAlert } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import styles from './ErrorPanel.module.css'

type Props = {
  /** What happened; the plain "it did not work" when absent. */
  title?: string | undefined
  text?: ReactNode
  onRetry?: (() => void) | undefined
  /** A way out besides trying again. */
  action?: ReactNode
  /** It stands for a whole page: what happened is the page's title. */
  page?: boolean
}

export function ErrorPanel({ title, text, onRetry, action, page = false }: Props) {
  const word = useWord()
  const Title = page ? 'h1' : 'p'

  return (
    <section role="alert" className={styles.panel}>
      <span className={styles.icon} aria-hidden>
        <IconAlert />
      </span>
      <div>
        <Title className={styles.title}>{title ?? word('failed')}</Title>
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
