import { payments } from '@qalam/contract/payments/api.ts'
import type { PointsLine } from '@qalam/contract/payments/api-rewards.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import type { Column } from '#ui/table/DataTable.tsx'
import { HistoryCard } from '../HistoryCard.tsx'

/** Points that came and went (E-7.10-16). */
export function PointsHistory() {
  const [page, setPage] = useState(1)
  const { data } = useQuery({
    ...read(payments.bonusHistory, { query: { page } }),
    placeholderData: (before) => before,
  })

  return (
    <HistoryCard
      title={text('payments.bonus-history')}
      empty={text('payments.bonus-history-empty')}
      data={data}
      columns={columns()}
      page={page}
      onPage={setPage}
    />
  )
}

const whatOf = ({ kind, what, amount }: PointsLine): string =>
  [
    kind === 'buy' ? text(amount > 0 ? 'payments.bonus-for' : 'payments.bonus-spent') : text(`payments.kind-${kind}`),
    what?.[currentLanguage()],
  ]
    .filter(Boolean)
    .join(' · ')

const columns = (): Column<PointsLine>[] => [
  { key: 'at', title: text('payments.at'), cell: ({ at }) => momentText(at) },
  { key: 'what', title: text('payments.what'), cell: whatOf },
  {
    key: 'amount',
    title: text('payments.amount'),
    align: 'end',
    cell: ({ amount }) => text('payments.points-count', { count: amount }),
  },
]
