import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconEmpty } from './icons.ts'
import { useWord } from './words.tsx'
import styles from './EmptyList.module.css'

type Props = {
  /** What is not here; the plain "no data" when absent (ERR-EMPTYLIST-1). */
  title?: string | undefined
  /** What would be here, or what to do next. */
  text?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  /** `lead` is the style for group leads (SH-UI-1): a framed note that starts at the left, beside their other lists. */
  variant?: 'plain' | 'lead' | undefined
}

export function EmptyList({ title, text, action, icon, variant = 'plain' }: Props) {
  const word = useWord()

  return (
    <div className={classes(styles.empty, styles[variant])} role="status">
      <span className={styles.icon} aria-hidden>
        {icon ?? <IconEmpty />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title ?? word('noData')}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div className="no-print">{action}</div>}
    </div>
  )
}
