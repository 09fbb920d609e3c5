import type { JournalStatus } from '@qalam/contract/journal/api.ts'
import { partsOf, type Period } from '@qalam/contract/period-marks/rules.ts'
import type { YearSheet } from '@qalam/contract/period-marks/shapes.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { periodName, PeriodValue } from '../words.tsx'

type Row = YearSheet['rows'][number]
type Props = { sheet: YearSheet; label: string; onSet: (row: Row, period: Period) => void }

/** A column for each period; those of the year itself are set here, those of its parts on their own page. */
export function YearTable({ sheet, label, onSet }: Props) {
  const { scoreType, periods, can } = sheet
  const parts = partsOf(scoreType)
  const columnOf = ({ period, status }: { period: Period; status: JournalStatus }): Column<Row> => ({
    key: period,
    title: periodName(period),
    align: 'center',
    cell: (row) => {
      const value = <PeriodValue value={row.marks[period] ?? nothing} period={period} scoreType={scoreType} />
      if (parts.includes(period) || status === 'closed' || !can.mark) return value
      return (
        <Button
          size="small"
          kind="quiet"
          aria-label={`${periodName(period)}, ${row.fullName}`}
          onClick={() => onSet(row, period)}
        >
          {row.marks[period] ? value : text('period-marks.set-short')}
        </Button>
      )
    },
  })
  return (
    <DataTable
      caption={label}
      asCards
      rows={sheet.rows}
      rowKey={({ userId }) => userId}
      empty={<EmptyList title={text('period-marks.nobody')} />}
      columns={[
        { key: 'name', title: text('period-marks.student'), cell: ({ fullName }) => fullName },
        ...periods.map((one) => columnOf(one)),
      ]}
    />
  )
}

const nothing = { score: null, unmarked: null }
