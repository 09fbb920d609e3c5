import { memo } from 'react'
import { dayDigits, dayLong, dayOfMonth, weekdayShort } from '#platform/dates.ts'
import { text, useLanguage } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import type { MarkColumn } from '../board/sheet.ts'
import head from './Head.module.css'
import styles from './Journal.module.css'

type Props = { columns: readonly MarkColumn[]; today: string; credit: boolean; provisional: string | undefined }

/** The short name of a summative column: СОР 1, СОЧ. */
export const columnName = ({ group, number }: MarkColumn): string =>
  group === 'sor' ? text('journal.sor-of', { number }) : text('journal.soch')

/** A column in words: its day with the work or the theme. */
export const nameOfColumn = (column: MarkColumn): string =>
  `${dayOfMonth(column.date)} · ${column.group === 'fo' ? column.theme || text('journal.no-theme') : columnName(column)}`

export const GridHead = memo(function GridHead({ columns, today, credit, provisional }: Props) {
  useLanguage()
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        <th role="columnheader" scope="col" className={styles.corner}>
          {text('journal.student')}
        </th>
        {columns.map((column) => (
          <th
            key={column.uuid}
            role="columnheader"
            scope="col"
            className={classes(styles.head, styles[column.group], column.date === today && styles.today)}
            title={`${dayLong(column.date)}, ${column.timeStart}. ${column.theme}`}
          >
            <span className={classes(head.theme, column.group !== 'fo' && head.short)}>{column.theme}</span>
            {column.group !== 'fo' && (
              <span className={head.work}>
                {columnName(column)} <small>/{column.maxScore}</small>
              </span>
            )}
            <span className={head.date}>
              {column.date === today && <span className="sr-only">{text('common.today')}, </span>}
              {dayDigits(column.date)}
              <small>{weekdayShort(column.date)}</small>
            </span>
          </th>
        ))}
        <th role="columnheader" scope="col" className={styles.average} title={text('journal.average-hint')}>
          {text('journal.average')}
        </th>
        <th role="columnheader" scope="col" className={styles.percent} title={text('journal.percent-hint')}>
          %
        </th>
        <th role="columnheader" scope="col" className={styles.mark} title={text('journal.recommended')}>
          {credit ? text('journal.credit') : text('journal.mark-short')}
          {provisional && <small className={head.soFar}> {provisional}</small>}
        </th>
      </tr>
    </thead>
  )
})
