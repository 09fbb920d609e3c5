import type { ListFinding, ListRow } from '@qalam/contract/list-import/api.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'

/** What is wrong in the file, by row and column. */
export const Faults = ({ findings }: { findings: readonly ListFinding[] }) => (
  <Card title={text('list-import.faults')}>
    {findings.some(({ level }) => level === 'fault') && <p>{text('list-import.faults-hint')}</p>}
    <DataTable
      caption={text('list-import.faults')}
      asCards
      rows={findings}
      rowKey={(finding) => findings.indexOf(finding)}
      tone={({ level }) => (level === 'fault' ? 'danger' : 'muted')}
      columns={[
        { key: 'row', title: text('list-import.row'), cell: ({ row }) => row ?? '—' },
        { key: 'column', title: text('list-import.column'), cell: ({ column }) => column ?? '—' },
        { key: 'value', title: text('list-import.value'), cell: ({ value }) => value ?? '—' },
        { key: 'words', title: text('list-import.reason'), cell: ({ words }) => words },
      ]}
    />
  </Card>
)

type Props = {
  kind: 'students' | 'staff'
  rows: readonly ListRow[]
  positionName: ((positionId: number) => string) | undefined
}

/** What becomes of each row. */
export function Rows({ kind, rows, positionName }: Props) {
  const place: Column<ListRow> =
    kind === 'students'
      ? { key: 'group', title: text('list-import.group'), cell: ({ group }) => group ?? '—' }
      : {
          key: 'position',
          title: text('list-import.position'),
          cell: ({ positionId }) => (positionId === null ? '—' : (positionName?.(positionId) ?? positionId)),
        }
  return (
    <Card title={text('list-import.rows')}>
      <DataTable
        caption={text('list-import.rows')}
        asCards
        rows={rows}
        rowKey={({ row }) => row}
        tone={({ state }) => (state === 'new' || state === 'known' ? null : 'muted')}
        columns={[
          { key: 'name', title: text('list-import.name'), cell: ({ name }) => name },
          place,
          {
            key: 'state',
            title: text('list-import.state'),
            cell: ({ state }) => <Badge>{text(`list-import.state-${state}`)}</Badge>,
          },
        ]}
      />
    </Card>
  )
}
