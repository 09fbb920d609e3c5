import { type Correction, importPlans, type WholePlan } from '@qalam/contract/import-plans/api.ts'
import { useJob } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { announce } from '#platform/http/reactions.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

/** The cells that are read otherwise than they stand in the file, each to be given back. */
export function Corrections({ plan }: { plan: WholePlan }) {
  const ask = useJob()
  const giveBack = (cell: Correction) =>
    ask((uuid) =>
      call(importPlans.correct, { query: { plan: plan.id }, body: { uuid, cells: [{ ...cell, value: null }] } }),
    ).catch(announce)

  return (
    <Card title={text('import-plans.corrections')}>
      <DataTable
        caption={text('import-plans.corrections')}
        rows={plan.corrections}
        rowKey={({ sheet, row, column }) => `${sheet} ${row} ${column}`}
        columns={[
          { key: 'value', title: text('import-plans.value'), cell: ({ value }) => value || '—' },
          { key: 'sheet', title: text('import-plans.sheet'), cell: ({ sheet }) => sheet },
          { key: 'row', title: text('import-plans.row'), align: 'end', cell: ({ row }) => row },
          { key: 'column', title: text('import-plans.column'), cell: ({ column }) => column },
          {
            key: 'acts',
            title: text('import-plans.acts'),
            bare: true,
            align: 'end',
            cell: (cell) =>
              plan.can.correct && (
                <Button
                  size="small"
                  aria-label={text('import-plans.file-says-of', { ...cell })}
                  onClick={() => void giveBack(cell)}
                >
                  {text('import-plans.file-says')}
                </Button>
              ),
          },
        ]}
      />
    </Card>
  )
}
