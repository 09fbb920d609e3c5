import type { Transfer } from '@qalam/contract/contingent/transfers.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { ReactNode } from 'react'
import { named } from '#platform/named.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Link } from '#ui/page/Link.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'

type Props = {
  way: 'incoming' | 'outgoing'
  rows: readonly Transfer[]
  /** What may be done with an open transfer. */
  acts: (transfer: Transfer) => ReactNode
}

/** The transfers to the school or from it. */
export const TransferList = ({ way, rows, acts }: Props) => (
  <Card title={text(`transfers.${way}`)}>
    <DataTable
      caption={text(`transfers.${way}`)}
      asCards
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns(way, acts)}
      tone={({ state }) => (state === 'open' ? null : 'muted')}
      empty={<EmptyList title={text(`transfers.none-${way}`)} />}
    />
  </Card>
)

const columns = (way: Props['way'], acts: Props['acts']): Column<Transfer>[] => [
  {
    key: 'name',
    title: text('transfers.student'),
    cell: ({ studentId, name }) =>
      studentId === null ? (
        name
      ) : (
        <Link href={linkTo('/backoffice/contingent/:userId', { userId: studentId })}>{name}</Link>
      ),
  },
  {
    key: 'school',
    title: text(way === 'incoming' ? 'transfers.from' : 'transfers.to'),
    cell: ({ school }) => named(school),
  },
  { key: 'group', title: text('transfers.group'), cell: ({ group }) => group ?? '—' },
  { key: 'leavesOn', title: text('transfers.leaves-on'), cell: ({ leavesOn }) => dottedOf(leavesOn) },
  { key: 'order', title: text('transfers.order'), cell: ({ order }) => order },
  {
    key: 'state',
    title: text('transfers.state'),
    cell: ({ state, takenOn }) => (
      <Badge tone={state === 'open' ? 'warning' : undefined}>
        {text(`transfers.state-${state}`)}
        {takenOn && ` · ${dottedOf(takenOn)}`}
      </Badge>
    ),
  },
  {
    key: 'actions',
    title: text('transfers.actions'),
    bare: true,
    align: 'end',
    cell: (transfer) => transfer.state === 'open' && acts(transfer),
  },
]
