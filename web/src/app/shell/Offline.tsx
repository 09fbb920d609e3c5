import { useOnline } from '#platform/online.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import styles from './Shell.module.css'

/** Lies over the edge of the page: whoever types a mark while the line breaks types into the same cell. */
export const Offline = () =>
  useOnline() ? null : (
    <div className={styles.offline}>
      <Complaint text={text('shell.offline')} />
    </div>
  )
