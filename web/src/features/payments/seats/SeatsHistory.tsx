import { payments } from '@qalam/contract/payments/api.ts'
import type { SeatLine } from '@qalam/contract/payments/api-seats.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import type { Column } from '#ui/table/DataTable.tsx'
import { HistoryCard } from '../HistoryCard.tsx'

/** Seats that were given and taken back. */
export function SeatsHistory() {
  const [page, setPage] = useState(1)
  const { data } = useQuery({ ...read(payments.seatHistory, { query: { page } }), placeholderData: (before) => before })

  return (
    <HistoryCard
      title={text('payments.seats-history')}
      empty={text('payments.seats-history-empty')}
      data={data}
      columns={columns()}
      page={page}
      onPage={setPage}
    />
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
