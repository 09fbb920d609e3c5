import { payments } from '@qalam/contract/payments/api.ts'
import type { MoneyLine } from '@qalam/contract/payments/shapes.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { download } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { useTable } from '#platform/table.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'

/** Every movement of the person's money and points. */
export function Transactions() {
  const table = useTable(payments.transactions, { usual: '-at', file: payments.transactionsFile })

  return (
    <Card title={text('payments.transactions')}>
      <ListTable
        table={table}
        caption={text('payments.transactions')}
        columns={columns()}
        searchLabel={text('payments.search')}
        empty={<EmptyList title={text('payments.no-transactions')} text={text('payments.no-transactions-hint')} />}
      />
    </Card>
  )
}

const whatOf = ({ kind, currency, product, beneficiary, months }: MoneyLine): string =>
  [
    text(currency === 'PTS' ? 'payments.bonus-for' : `payments.kind-${kind}`),
    product?.[currentLanguage()],
    months ? text('payments.months', { count: months }) : null,
    beneficiary,
  ]
    .filter(Boolean)
    .join(' · ')

const columns = (): Column<MoneyLine>[] => [
  { key: 'at', title: text('payments.at'), sortable: true, cell: ({ at }) => momentText(at) },
  { key: 'what', title: text('payments.what'), cell: whatOf },
  {
    key: 'amount',
    title: text('payments.amount'),
    sortable: true,
    align: 'end',
    cell: ({ amount, currency }) =>
      currency === 'KZT' ? tenge(amount) : text('payments.points-count', { count: amount }),
  },
  {
    key: 'receipt',
    title: text('payments.receipt'),
    cell: ({ orderUuid, currency }) =>
      orderUuid === null || currency !== 'KZT' ? (
        '—'
      ) : (
        <Button size="small" onClick={() => void download(payments.receipt, { params: { uuid: orderUuid } })}>
          {text('payments.receipt')}
        </Button>
      ),
  },
]
