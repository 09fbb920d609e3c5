import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'

type Page<Row> = { rows: readonly Row[]; total: number; page: number; pageSize: number }

type Props<Row> = {
  title: string
  empty: string
  /** Undefined until the first answer. */
  data: Page<Row> | undefined
  columns: readonly Column<Row>[]
  page: number
  onPage: (page: number) => void
}

/** What happened, newest first, a page at a time. */
export function HistoryCard<Row extends { id: number | string }>(props: Props<Row>) {
  const { title, empty, data, columns, page, onPage } = props
  return (
    <Card title={title}>
      {!data && <TableSkeleton />}
      {data?.total === 0 && <EmptyList title={empty} />}
      {data && data.total > 0 && (
        <>
          <DataTable caption={title} rows={data.rows} columns={columns} rowKey={({ id }) => id} asCards />
          <Pager page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={onPage} />
        </>
      )}
    </Card>
  )
}
