import { payments } from '@qalam/contract/payments/api.ts'
import type { SeatLine } from '@qalam/contract/payments/api-seats.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'

/** Seats that were given and taken back. */
export function SeatsHistory() {
  const [page, setPage] = useState(1)
  const { data } = useQuery({ ...read(payments.seatHistory, { query: { page } }), placeholderData: (before) => before })

  return (
    <Card title={text('payments.seats-history')}>
      {!data && <TableSkeleton />}
      {data?.total === 0 && <EmptyList title={text('payments.seats-history-empty')} />}
      {data && data.total > 0 && (
        <>
          <DataTable
            caption={text('payments.seats-history')}
            rows={data.rows}
            columns={columns()}
            rowKey={({ id }) => id}
          />
          <Pager page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} />
        </>
      )}
    </Card>
  )
}

const columns = (): Column<SeatLine>[] => [
  { key: 'name', title: text('payments.seats-who'), cell: ({ name }) => name },
  {
    key: 'given',
    title: text('payments.seats-from'),
    cell: ({ givenAt, givenBy }) => `${momentText(givenAt)} · ${givenBy}`,
  },
  { key: 'taken', title: text('payments.seats-to'), cell: ({ takenAt }) => (takenAt ? momentText(takenAt) : '—') },
]
