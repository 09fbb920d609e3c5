import type { QuarterJournal } from '@qalam/contract/journal/api.ts'
import { signLabel } from '@qalam/contract/journal/rules.ts'
import { signs } from '@qalam/contract/schedule/api.ts'
import { daysBetweenText } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import styles from './Legend.module.css'

const states = ['local', 'refused', 'stale'] as const

/** What the letters and corners of the cells mean. */
export function Legend({ quarter }: { quarter?: QuarterJournal['quarter'] }) {
  const language = currentLanguage()

  return (
    <ul className={styles.legend}>
      {signs.map((sign) => (
        <li key={sign}>
          <b>{signLabel(sign, language)}</b> {text(`journal.sign-${sign}`)}
        </li>
      ))}
      {states.map((state) => (
        <li key={state} className="no-print">
          <span className={styles.swatch} data-state={state} aria-hidden /> {text(`journal.state-${state}`)}
        </li>
      ))}
      {quarter && <li className="print-only">{daysBetweenText(quarter.startsOn, quarter.endsOn)}</li>}
    </ul>
  )
}
