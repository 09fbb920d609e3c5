import type { BellPeriod } from '@qalam/contract/time-schemes/api.ts'
import { minutesOf } from '@qalam/contract/time-schemes/rules.ts'
import { text } from '#platform/text.ts'
import styles from './TimeSchemes.module.css'

/** A day of bells: the lessons in order, and between them how long the break is. */
export function Day({ periods }: { periods: readonly BellPeriod[] }) {
  const inOrder = periods.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start))

  return (
    <ol className={styles.day}>
      {inOrder.map(({ number, start, end }, index) => {
        const next = inOrder[index + 1]
        return (
          <li key={number}>
            <span className={styles.number}>{text('time-schemes.lesson', { number })}</span>
            <span className={styles.time}>{`${start}–${end}`}</span>
            {next && (
              <span className={styles.break}>
                {text('time-schemes.break', { minutes: minutesOf(next.start) - minutesOf(end) })}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
