import type { CalledNow, StandsNow } from '@qalam/contract/period-marks/shapes.ts'
import { calledSinceSigned, sinceSigned, type SinceSigned } from '@qalam/contract/period-marks/since-signed.ts'
import { text } from '#platform/text.ts'
import styles from '../PeriodMarks.module.css'

const worded = (changes: readonly SinceSigned[]): string =>
  changes.map(({ key, variables }) => text(key, variables)).join(', ')

/** A student of a signed sheet by the name that was signed, with what has changed since below it. */
export const SignedName = ({ of: { fullName, now } }: { of: { fullName: string; now: StandsNow | null } }) =>
  now === null ? (
    fullName
  ) : (
    <div>
      {fullName} <small className={styles.since}>{worded(sinceSigned(now))}</small>
    </div>
  )

/** What the class, the subgroup or the teacher of a signed sheet is called today, where that is otherwise. */
export const SheetNow = ({ now }: { now: CalledNow | null }) =>
  now !== null && (
    <p className={styles.note}>{text('period-marks.now-called', { what: worded(calledSinceSigned(now)) })}</p>
  )
