import { text } from '#platform/text.ts'
import styles from './Gate.module.css'

/** The loading screen of a sign-in that is under way. */
export function Waiting() {
  return (
    <div className={styles.wait} role="status">
      <span className={styles.ring} aria-hidden />
      <h1 id="screen-title" className="sr-only" tabIndex={-1}>
        {text('auth.entering')}
      </h1>
      <p aria-hidden>{text('auth.entering')}</p>
    </div>
  )
}
