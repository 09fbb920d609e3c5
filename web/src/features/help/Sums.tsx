import { useSuspenseQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useBook } from './book.ts'
import { sums } from './reads.ts'

/** What helped people and what did not, the least helpful first: for whoever writes the help anew. */
export function HelpSums() {
  const { data } = useSuspenseQuery(sums)
  const { answers } = useBook()
  const titles: Readonly<Record<string, { title: string }>> = answers
  return (
    <Card title={text('help.sums')}>
      <DataTable
        caption={text('help.sums')}
        asCards
        rows={data}
        rowKey={({ entry }) => entry}
        columns={[
          {
            key: 'entry',
            title: text('help.sums-entry'),
            cell: ({ entry }) => titles[entry]?.title ?? entry,
          },
          { key: 'helped', title: text('help.sums-yes'), align: 'end', cell: ({ helped }) => helped },
          { key: 'not', title: text('help.sums-no'), align: 'end', cell: ({ not }) => not },
        ]}
      />
    </Card>
  )
}
