import { text } from '#platform/text.ts'
import { byAt } from '../byAt.ts'
import { valueWords } from '../words.tsx'
import type { Marked } from './value.ts'
import styles from '../PeriodMarks.module.css'

/** Whose mark it is, the percent, and who gave the mark that stands. */
export function Facts({ of: { fullName, percent, mark, period, scoreType } }: { of: Marked }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('period-marks.student')}</dt>
        <dd>{fullName}</dd>
      </div>
      {percent !== null && (
        <div>
          <dt>{text('period-marks.percent')}</dt>
          <dd>{percent} %</dd>
        </div>
      )}
      {mark.version > 0 && (
        <div>
          <dt>{text('period-marks.stands')}</dt>
          <dd>
            {valueWords(mark, period, scoreType)} · {byAt(mark.by ?? '', mark.at)}
          </dd>
        </div>
      )}
    </dl>
  )
}
