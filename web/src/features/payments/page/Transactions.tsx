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

/** Points of a purchase come, and those that buy go. */
const wordOf = ({ kind, currency, amount }: MoneyLine): string => {
  if (currency === 'KZT' || kind !== 'buy') return text(`payments.kind-${kind}`)
  return text(amount > 0 ? 'payments.bonus-for' : 'payments.bonus-spent')
}

const whatOf = (line: MoneyLine): string =>
  [
    wordOf(line),
    line.product?.[currentLanguage()],
    line.months ? text('payments.months', { count: line.months }) : null,
    line.beneficiary,
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
