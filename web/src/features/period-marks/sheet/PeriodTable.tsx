import type { PeriodRow, PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { HereBadge } from '#features/unsent/public.tsx'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import type { PeriodMarks } from '../saving/usePeriodMarks.ts'
import { PeriodValue } from '../words.tsx'
import { BroughtButton } from './BroughtButton.tsx'
import { SignedName } from './SinceSigned.tsx'

type Props = {
  sheet: PeriodSheet
  /** Those of the sheet when absent. */
  rows?: readonly PeriodRow[]
  marks: PeriodMarks
  label: string
  onSet: (row: PeriodRow) => void
  /** Shows what a student earned elsewhere. */
  onBrought: (row: PeriodRow) => void
}

/** The class with what the rules recommend beside what stands. */
export function PeriodTable({ sheet, rows = sheet.rows, marks, label, onSet, onBrought }: Props) {
  const { period, scoreType, can } = sheet
  const shownOf = ({ userId, mark }: PeriodRow) => marks.shown(period, userId, mark)
  const acts: Column<PeriodRow> = {
    key: 'acts',
    title: text('period-marks.acts'),
    bare: true,
    align: 'end',
    cell: (row) => (
      <Button
        size="small"
        aria-label={`${actOf(sheet)}: ${row.fullName}`}
        disabled={can.amend && isAsked(sheet, row)}
        onClick={() => onSet(row)}
      >
        {actOf(sheet)}
      </Button>
    ),
  }
  return (
    <DataTable
      caption={label}
      asCards
      rows={rows}
      rowKey={({ userId }) => userId}
      // While the period runs nothing is late yet.
      tone={(row) => (sheet.status !== 'waiting' && row.missing && isEmpty(shownOf(row).mark) ? 'danger' : null)}
      empty={<EmptyList title={text('period-marks.nobody')} />}
      columns={[
        {
          key: 'name',
          title: text('period-marks.student'),
          cell: (row) => (
            <div>
              <SignedName of={row} />
              <BroughtButton row={row} onOpen={onBrought} />
            </div>
          ),
        },
        {
          key: 'percent',
          title: text('period-marks.percent'),
          align: 'end',
          cell: ({ percent }) => (percent === null ? '—' : `${percent} %`),
        },
        {
          key: 'recommended',
          title: text('period-marks.recommended'),
          align: 'center',
          cell: ({ recommended }) => (
            <PeriodValue value={{ score: recommended, unmarked: null }} period={period} scoreType={scoreType} />
          ),
        },
        {
          key: 'mark',
          title: text('period-marks.mark'),
          align: 'center',
          cell: (row) => {
            const { mark, here } = shownOf(row)
            if (row.missing && isEmpty(mark)) return <Badge tone="warning">{text('period-marks.none')}</Badge>
            return (
              <>
                <PeriodValue value={mark} period={period} scoreType={scoreType} /> {here && <HereBadge />}
              </>
            )
          },
        },
        { key: 'comment', title: text('period-marks.comment'), cell: (row) => shownOf(row).mark.comment || '—' },
        ...(can.mark || can.amend ? [acts] : []),
      ]}
    />
  )
}

const isEmpty = ({ score, unmarked }: PeriodRow['mark']): boolean => score === null && unmarked === null

const actOf = ({ can }: PeriodSheet): string =>
  text(can.amend ? 'period-marks.correct-short' : 'period-marks.set-short')

/** A correction of this mark waits already. */
const isAsked = ({ amendments, period }: PeriodSheet, { userId }: PeriodRow): boolean =>
  amendments.some((one) => one.decision === null && one.studentId === userId && one.period === period)
