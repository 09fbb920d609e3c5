import { importPlans, type ImportPlanRow, rowKinds, type WholePlan } from '@qalam/contract/import-plans/api.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { PlanFrame } from './PlanFrame.tsx'

/** What a workbook would do: how much of each sheet, and each row. */
export default function PlanPage({ params: { uuid } }: { params: { uuid: string } }) {
  return (
    <PlanFrame uuid={uuid} active="rows">
      {(plan) => (
        <>
          {plan.hash !== null && <Counts counts={plan.counts} />}
          <Rows plan={plan} />
        </>
      )}
    </PlanFrame>
  )
}

const Counts = ({ counts }: Pick<WholePlan, 'counts'>) => (
  <Card title={text('import-plans.counts')}>
    <DataTable
      caption={text('import-plans.counts')}
      rows={counts}
      rowKey={({ part }) => part}
      columns={[
        { key: 'part', title: text('import-plans.sheet'), cell: ({ part }) => text(`import-plans.part-${part}`) },
        ...rowKinds.map((kind): Column<WholePlan['counts'][number]> => ({
          key: kind,
          title: text(`import-plans.kind-${kind}`),
          align: 'end',
          cell: (one) => one[kind],
        })),
      ]}
    />
  </Card>
)

function Rows({ plan }: { plan: WholePlan }) {
  const table = useTable(importPlans.rows, { usual: 'row', file: importPlans.rowsFile, fixed: { plan: plan.id } })

  return (
    <ListTable
      table={table}
      caption={text('import-plans.rows')}
      columns={columns()}
      searchLabel={text('import-plans.search')}
      filters={
        <>
          <SelectField
            bare
            label={text('import-plans.sheet')}
            placeholder={text('import-plans.any-sheet')}
            value={table.asked.part ?? null}
            onChange={(part) => table.onFilter({ part: part ?? undefined })}
            choices={plan.counts.map(({ part }) => ({ value: part, label: text(`import-plans.part-${part}`) }))}
          />
          <SelectField
            bare
            label={text('import-plans.kind')}
            placeholder={text('import-plans.any-kind')}
            value={table.asked.kind ?? null}
            onChange={(kind) => table.onFilter({ kind: kind ?? undefined })}
            choices={rowKinds.map((kind) => ({ value: kind, label: text(`import-plans.kind-${kind}`) }))}
          />
        </>
      }
      empty={<EmptyList title={text('import-plans.no-rows')} />}
    />
  )
}

const tones = { create: 'success', change: 'warning', same: 'neutral' } as const

const columns = (): Column<ImportPlanRow>[] => [
  { key: 'name', title: text('import-plans.what'), sortable: true, cell: ({ name }) => name },
  { key: 'part', title: text('import-plans.sheet'), cell: ({ part }) => text(`import-plans.part-${part}`) },
  { key: 'row', title: text('import-plans.row'), sortable: true, align: 'end', cell: ({ row }) => row ?? '—' },
  {
    key: 'kind',
    title: text('import-plans.kind'),
    cell: ({ kind }) => <Badge tone={tones[kind]}>{text(`import-plans.kind-${kind}`)}</Badge>,
  },
  {
    key: 'changes',
    title: text('import-plans.changes'),
    cell: ({ changes }) =>
      changes.length === 0
        ? '—'
        : changes.map(({ field, before, after }) => (
            <div key={`${field} ${after}`}>
              {text(`import-plans.field-${field}`)}: {before !== '' && <del>{before}</del>} <ins>{after}</ins>
            </div>
          )),
  },
]
