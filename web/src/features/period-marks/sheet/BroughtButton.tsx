import type { PeriodRow } from '@qalam/contract/period-marks/shapes.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from '../PeriodMarks.module.css'

/** The class, or the other school, that something was given in. */
export const sourceName = ({ group, school }: Pick<PeriodRow['brought'][number], 'group' | 'school'>): string =>
  school === null ? group : `${group}, ${school[currentLanguage()]}`

/** Opens what a student of the sheet earned elsewhere in the period; nothing where there is none. */
export function BroughtButton({ row, onOpen }: { row: PeriodRow; onOpen: (row: PeriodRow) => void }) {
  if (row.brought.length === 0) return null
  const words = text('period-marks.brought-short', { from: row.brought.map(sourceName).join(', ') })
  return (
    <div className={styles.brought}>
      <Button size="small" kind="quiet" aria-label={`${words}: ${row.fullName}`} onClick={() => onOpen(row)}>
        {words}
      </Button>
    </div>
  )
}
