import { IconFailed } from '../page/icons.ts'
import styles from './Complaint.module.css'

/** A refusal inside a form or dialog; it is read aloud when it appears. */
export function Complaint({ text }: { text: string }) {
  return (
    <p role="alert" className={styles.complaint}>
      <IconFailed aria-hidden />
      {text}
    </p>
  )
}
