import { useOnline } from '#platform/online.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import styles from './Shell.module.css'

/** Lies over the edge of the page, so that nothing moves under the cell somebody is typing into. */
export const Offline = () =>
  useOnline() ? null : (
    <div className={styles.offline}>
      <Complaint text={text('shell.offline')} />
    </div>
  )
