import { useId, type ReactNode } from 'react'
import styles from './Card.module.css'

type Props = { title?: string | undefined; actions?: ReactNode; children: ReactNode }

/** A part of a screen on its own ground, with its own heading. */
export function Card({ title, actions, children }: Props) {
  const id = useId()

  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <header className={styles.head}>
          {title && <h2 id={id}>{title}</h2>}
          {actions && <div className={`${styles.actions} no-print`}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
