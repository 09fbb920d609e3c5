import type { QuarterJournal } from '@qalam/contract/journal/api.ts'
import { yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { useKnownUser } from '#features/auth/public.tsx'
import { dayDigits } from '#platform/dates.ts'
import { currentLanguage } from '#platform/text.ts'
import { columnsOf } from '../board/sheet.ts'
import { columnName } from './GridHead.tsx'
import styles from './Sheet.module.css'

/** What only paper needs above the grid: the school and its year. */
export function PrintHead({ journal }: { journal: QuarterJournal }) {
  const school = useKnownUser()?.school?.name[currentLanguage()]
  const year = yearOfQuarter(journal.quarter.id)
  return (
    <p className="print-only">
      {school && `${school}, `}
      {year}/{year + 1}
    </p>
  )
}

/** The themes of the columns, as on the right-hand page of a paper journal. */
export function PrintThemes({ journal }: { journal: QuarterJournal }) {
  return (
    <ol className={`${styles.themes} print-only`}>
      {columnsOf(journal).map((column) => (
        <li key={column.uuid}>
          {dayDigits(column.date)}
          {column.group === 'fo' ? '' : ` ${columnName(column)}`} — {column.theme}
        </li>
      ))}
    </ol>
  )
}
