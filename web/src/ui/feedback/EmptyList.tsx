import { createContext, use, type ReactNode } from 'react'
import { classes } from '../page/classes.ts'
import { IconEmpty } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import styles from './EmptyList.module.css'

type Variant = 'plain' | 'framed'

/** The style of empty lists where the list itself asks for none (SH-UI-1). */
export const EmptyLists = createContext<Variant>('plain')

type Props = {
  /** What is not here; the plain "no data" when absent (ERR-EMPTYLIST-1). */
  title?: string | undefined
  /** What would be here, or what to do next. */
  text?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  /** `framed` is a note in a frame that starts at the left, beside other lists. */
  variant?: Variant | undefined
}

export function EmptyList({ title, text, action, icon, variant }: Props) {
  const word = useWord()
  const usual = use(EmptyLists)

  return (
    <div className={classes(styles.empty, styles[variant ?? usual])} role="status">
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
