import type { TeacherChange } from '@qalam/contract/calendar-plans/shapes.ts'
import { dayShort } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { named } from '../lists/words.tsx'
import styles from './Dialogs.module.css'

/** M-62: what another teacher takes over, and what stands in the way. */
export function TakeOver({ takeover }: { takeover: TeacherChange | undefined }) {
  return (
    <div role="status" className={styles.warning}>
      <p>{text('calendar-plans.teacher-warning')}</p>
      {takeover && <p>{text('calendar-plans.takes-over', { count: takeover.lessons })}</p>}
      {takeover && takeover.clashes.length > 0 && (
        <>
          <p className={styles.bad}>{text('calendar-plans.clashes', { count: takeover.clashes.length })}</p>
          <ul className={styles.lines}>
            {takeover.clashes.map(({ date, timeStart, timeEnd, group, subject }) => (
              <li key={`${date} ${timeStart} ${group}`}>
                {`${dayShort(date)}, ${timeStart}–${timeEnd}: ${group}, ${named(subject)}`}
              </li>
            ))}
          </ul>
          <p>{text('calendar-plans.clashes-hint')}</p>
        </>
      )}
    </div>
  )
}
