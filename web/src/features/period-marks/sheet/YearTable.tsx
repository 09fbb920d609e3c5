import type { JournalStatus } from '@qalam/contract/journal/api.ts'
import { partsOf, type MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodMark, YearSheet } from '@qalam/contract/period-marks/shapes.ts'
import { HereBadge } from '#features/unsent/public.tsx'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import styles from '../PeriodMarks.module.css'
import type { PeriodMarks } from '../saving/usePeriodMarks.ts'
import { periodName, PeriodValue } from '../words.tsx'
import { sourceName } from './BroughtButton.tsx'
import { SignedName } from './SinceSigned.tsx'

type Row = YearSheet['rows'][number]
type Props = { sheet: YearSheet; marks: PeriodMarks; label: string; onSet: (row: Row, period: MarkPeriod) => void }

/** A column for each period; those of the year itself are set here, those of its parts on their own page. */
export function YearTable({ sheet, marks, label, onSet }: Props) {
  const { scoreType, periods, can } = sheet
  const parts = partsOf(scoreType)
  const columnOf = ({ period, status }: { period: MarkPeriod; status: JournalStatus }): Column<Row> => ({
    key: period,
    title: periodName(period),
    align: 'center',
    cell: (row) => {
      const { mark, here } = marks.shown(period, row.userId, row.marks[period] ?? nothing)
      const brought = here ? undefined : row.brought[period]
      const value = (
        <>
          <PeriodValue value={brought ?? mark} period={period} scoreType={scoreType} /> {here && <HereBadge />}
          {brought && (
            <small className={styles.since}>{text('period-marks.brought-short', { from: sourceName(brought) })}</small>
          )}
        </>
      )
      if (parts.includes(period) || status === 'closed' || !can.mark) return value
      return (
        <Button size="small" kind="quiet" onClick={() => onSet(row, period)}>
          <span className="sr-only">
            {periodName(period)}, {row.fullName}:{' '}
          </span>
          {row.marks[period] || here ? value : text('period-marks.set-short')}
        </Button>
      )
    },
  })
  return (
    <div className={styles.year}>
      <DataTable
        caption={label}
        asCards
        rows={sheet.rows}
        rowKey={({ userId }) => userId}
        empty={<EmptyList title={text('period-marks.nobody')} />}
        columns={[
          { key: 'name', title: text('period-marks.student'), cell: (row) => <SignedName of={row} /> },
          ...periods.map((one) => columnOf(one)),
        ]}
      />
    </div>
  )
}

const nothing: PeriodMark = { uuid: null, score: null, unmarked: null, comment: '', version: 0, by: null, at: null }
