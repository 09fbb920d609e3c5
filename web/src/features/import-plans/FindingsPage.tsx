import { importPlans, levels, type PlanFinding } from '@qalam/contract/import-plans/api.ts'
import { useState } from 'react'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { type ReportCell, CorrectDialog } from './CorrectDialog.tsx'
import { Corrections } from './Corrections.tsx'
import { PlanFrame } from './PlanFrame.tsx'
import styles from './ImportPlans.module.css'

/** The report of a workbook: each line with its place and its reason. */
export default function FindingsPage({ params: { uuid } }: { params: { uuid: string } }) {
  return (
    <PlanFrame uuid={uuid} active="findings">
      {(plan) => (
        <>
          {plan.corrections.length > 0 && <Corrections plan={plan} />}
          <Findings plan={uuid} mayCorrect={plan.can.correct} />
        </>
      )}
    </PlanFrame>
  )
}

function Findings({ plan, mayCorrect }: { plan: string; mayCorrect: boolean }) {
  const [cell, setCell] = useState<ReportCell | null>(null)
  const table = useTable(importPlans.findings, { usual: 'row', file: importPlans.findingsFile, fixed: { plan } })

  return (
    <>
      <ListTable
        table={table}
        caption={text('import-plans.findings')}
        columns={columns(mayCorrect ? setCell : null)}
        searchLabel={text('import-plans.search-findings')}
        filters={
          <SelectField
            bare
            label={text('import-plans.level')}
            placeholder={text('import-plans.any-level')}
            value={table.asked.level ?? null}
            onChange={(level) => table.onFilter({ level: level ?? undefined })}
            choices={levels.map((level) => ({ value: level, label: text(`import-plans.level-${level}`) }))}
          />
        }
        empty={<EmptyList title={text('import-plans.no-findings')} />}
      />
      {cell && <CorrectDialog plan={plan} cell={cell} onClose={() => setCell(null)} />}
    </>
  )
}

const placeOf = ({ sheet, row, column }: ReportCell) => ({ sheet, row, column })

const tones = { fault: 'danger', consequence: 'neutral', warning: 'warning' } as const

const Reason = ({ words, proposal }: PlanFinding) => (
  <div className={styles.reason}>
    {words}
    {proposal !== null && <div>{text('import-plans.proposal', { value: proposal })}</div>}
  </div>
)

/** The cell of a line, where it names one. */
function cellOf({ level: _, sheet, row, column, value, ...line }: PlanFinding): ReportCell | null {
  if (sheet === null || row === null || column === null) return null
  return { sheet, row, column, value: value ?? '', ...line }
}

const columns = (correct: ((cell: ReportCell) => void) | null): Column<PlanFinding>[] => [
  { key: 'words', title: text('import-plans.reason'), cell: (line) => <Reason {...line} /> },
  {
    key: 'level',
    title: text('import-plans.level'),
    cell: ({ level }) => <Badge tone={tones[level]}>{text(`import-plans.level-${level}`)}</Badge>,
  },
  { key: 'sheet', title: text('import-plans.sheet'), cell: ({ sheet }) => sheet ?? '—' },
  { key: 'row', title: text('import-plans.row'), sortable: true, align: 'end', cell: ({ row }) => row ?? '—' },
  { key: 'column', title: text('import-plans.column'), cell: ({ column }) => column ?? '—' },
  {
    key: 'value',
    title: text('import-plans.value'),
    cell: ({ value }) => <div className={styles.value}>{value ?? '—'}</div>,
  },
  ...(correct ? [acts(correct)] : []),
]

const acts = (correct: (cell: ReportCell) => void): Column<PlanFinding> => ({
  key: 'acts',
  title: text('import-plans.acts'),
  bare: true,
  align: 'end',
  cell: (line) => {
    const cell = line.level === 'consequence' ? null : cellOf(line)
    return (
      cell && (
        <Button size="small" aria-label={text('import-plans.correct-of', placeOf(cell))} onClick={() => correct(cell)}>
          {text('import-plans.correct')}
        </Button>
      )
    )
  },
})
