import type { ReactNode } from 'react'
import { EmptyList } from '../../feedback/EmptyList.tsx'
import { ErrorPanel } from '../../feedback/ErrorPanel.tsx'
import { TableSkeleton } from '../../feedback/Skeletons.tsx'
import { SearchField } from '../../fields/SearchField.tsx'
import { Button } from '../../page/Button.tsx'
import { useWord } from '../../page/words.tsx'
import { type Column, DataTable, type Sort } from '../DataTable.tsx'
import { Pager } from '../Pager.tsx'
import { Toolbar } from '../Toolbar.tsx'
import { Chosen } from './Chosen.tsx'
import { ColumnChooser, hideable } from './ColumnChooser.tsx'
import { ExportButton } from './ExportButton.tsx'
import { Filters } from './Filters.tsx'
import styles from './ListTable.module.css'

export type Key = number | string
type Identified = { id: Key }

/** What a table shows and what it is asked; `useTable` of the platform makes one from an endpoint and the address. */
export type TableState<Row> = {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  total: number
  page: number
  pages: number
  busy: boolean
  failure: string | null
  retry: () => void
  search: string
  sort: Sort | null
  hidden: ReadonlySet<string>
  /** How many filters, the search not among them, leave rows out. */
  filtersOn: number
  /** A search or a filter leaves rows out. */
  isNarrowed: boolean
  chosen: ReadonlySet<Key>
  onChoose: (keys: ReadonlySet<Key>) => void
  onSearch: (text: string) => void
  onSort: (sort: Sort) => void
  onPage: (page: number) => void
  onHide: (keys: readonly string[]) => void
  onClear: () => void
  onFile?: (() => Promise<unknown>) | undefined
}

type Props<Row extends Identified> = {
  table: TableState<Row>
  caption: string
  /** The first column names the row and is always shown. */
  columns: readonly Column<Row>[]
  /** The label of the search; there is none without it. */
  searchLabel?: string | undefined
  /** Fields that narrow the list. */
  filters?: ReactNode
  /** What a row is called where it is chosen; rows are not chosen without it. */
  rowName?: ((row: Row) => string) | undefined
  /** What can be done with the chosen rows. */
  bulk?: ReactNode
  /** Shown when there is nothing and nothing is narrowed. */
  empty: ReactNode
}

/** A list that is searched, narrowed, ordered, turned over, chosen from and taken as a file. */
export function ListTable<Row extends Identified>(props: Props<Row>) {
  const { table, caption, columns, searchLabel, filters, rowName, bulk, empty } = props
  const word = useWord()
  const { rows, chosen } = table
  const hasChooser = hideable(columns).length > 2
  const shown = hasChooser ? columns.filter(({ key }, index) => index === 0 || !table.hidden.has(key)) : columns
  const choosable = rowName && rows ? { rowName, rows, chosen, onChoose: table.onChoose } : undefined

  return (
    <div className={styles.list}>
      <Toolbar
        end={
          <>
            {hasChooser && rows?.length !== 0 && (
              <ColumnChooser columns={columns} hidden={table.hidden} onHide={table.onHide} />
            )}
            {table.onFile && table.total > 0 && <ExportButton onFile={table.onFile} />}
          </>
        }
      >
        {searchLabel && <SearchField label={searchLabel} value={table.search} onChange={table.onSearch} />}
        {filters && <Filters active={table.filtersOn}>{filters}</Filters>}
        {table.isNarrowed && (
          <Button kind="quiet" onClick={table.onClear}>
            {word('clearFilters')}
          </Button>
        )}
      </Toolbar>
      {choosable && chosen.size > 0 && (
        <Chosen count={chosen.size} onNone={() => table.onChoose(new Set())} acts={bulk} />
      )}
      {table.failure !== null ? (
        <ErrorPanel text={table.failure} onRetry={table.retry} />
      ) : !rows ? (
        <TableSkeleton columns={shown.length} />
      ) : (
        <div aria-busy={table.busy} className={styles.rows}>
          <DataTable
            caption={caption}
            asCards
            columns={shown}
            rows={rows}
            rowKey={({ id }) => id}
            sort={table.sort}
            onSort={table.onSort}
            choice={choosable}
            empty={table.isNarrowed ? <EmptyList title={word('nothingFound')} /> : empty}
          />
        </div>
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.total}>
          {rows && table.failure === null && table.total > 0 && word('rowsOf', { total: table.total })}
        </p>
        {table.failure === null && <Pager page={table.page} pages={table.pages} onPage={table.onPage} />}
      </div>
    </div>
  )
}
