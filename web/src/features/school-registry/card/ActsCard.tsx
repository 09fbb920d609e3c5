import type { SchoolAct } from '@qalam/contract/school-registry/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'

/** What the platform did with a school, the latest first. */
export const ActsCard = ({ acts }: { acts: readonly SchoolAct[] }) => (
  <Card title={text('school-registry.history')}>
    <DataTable
      caption={text('school-registry.history')}
      asCards
      rows={acts}
      rowKey={({ id }) => id}
      columns={columns()}
    />
  </Card>
)

const columns = (): Column<SchoolAct>[] => [
  { key: 'at', title: text('school-registry.at'), cell: ({ at }) => momentText(at) },
  { key: 'what', title: text('school-registry.what'), cell: ({ kind }) => text(`school-registry.act-${kind}`) },
  { key: 'about', title: text('school-registry.about'), cell: ({ about }) => about || '—' },
  { key: 'by', title: text('school-registry.by'), cell: ({ by }) => by },
]
