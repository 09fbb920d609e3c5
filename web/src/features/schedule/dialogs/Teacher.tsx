import { text } from '#platform/text.ts'
import styles from './Dialogs.module.css'

/** Who gives the lesson: the teacher of the plan, who is not chosen here. */
export const Teacher = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p>
      <span className={styles.note}>{text('schedule.teacher')}:</span> {names.join(', ')}
    </p>
  )
