import { type ReactNode, useEffect } from 'react'
import { text } from '#platform/text.ts'
import styles from '../Merge.module.css'

/** The wizard stands alone on its page, in front of the door and behind it. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.title = `${text('merge.title')} · Qalam`
  })
  return (
    <main className={styles.page} id="content">
      <section className={styles.card} aria-labelledby="screen-title">
        <h1 id="screen-title" tabIndex={-1}>
          {text('merge.title')}
        </h1>
        {children}
      </section>
    </main>
  )
}
