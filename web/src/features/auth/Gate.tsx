import type { ReactNode } from 'react'
import { useEffect } from 'react'
import styles from './Gate.module.css'

type Props = { title: string; lead?: string; children?: ReactNode; aside?: ReactNode }

/** The frame of the pages in front of the door: one card, nothing else to look at. */
export function Gate({ title, lead, children, aside }: Props) {
  useEffect(() => {
    document.title = `${title} · Qalam`
  }, [title])

  return (
    <main className={styles.gate} id="content">
      <section className={styles.card}>
        <header className={styles.head}>
          <h1 id="screen-title" tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </section>
      {aside}
    </main>
  )
}
