import type { Key, MouseEvent, ReactNode } from 'react'
import { classes } from '../page/classes.ts'
import { EmptyList } from '../feedback/EmptyList.tsx'
import { ChooseAll, ChooseRow, type RowChoice } from './choice.tsx'
import { IconSortable, IconSorted } from '../page/icons.ts'
import styles from './DataTable.module.css'

export type Sort = { key: string; direction: 'asc' | 'desc' }

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  /** Numbers and marks stand in the middle or on the right. */
  align?: 'start' | 'center' | 'end' | undefined
  /** The title is said and not shown: a column of buttons. */
  bare?: boolean | undefined
}

type Props<Row> = {
  /** What the table is, said to those who do not see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  sort?: Sort | null | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** Below 576px each row becomes a card with its titles. */
  asCards?: boolean | undefined
  /** A press anywhere on a row follows the first link in it. */
  rowLinks?: boolean | undefined
  empty?: ReactNode
  /** Rows may be chosen: a box in front of what names the row. */
  choice?: RowChoice<Row> | undefined
  /** Marks a row that differs, with a word inside besides its colour. */
  tone?: ((row: Row) => 'danger' | 'muted' | null) | undefined
}

/** Sorting (SH-UI-2) is the caller's: the table shows the order and asks for another. The first column stays in sight. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  asCards,
  rowLinks,
  empty,
  choice,
  tone,
}: Props<Row>) {
  if (rows.length === 0) return <>{empty ?? <EmptyList />}</>

  return (
    <div className={classes(styles.box, asCards && styles.cards)} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head
                key={column.key}
                column={column}
                sort={sort ?? null}
                onSort={onSort}
                lead={index === 0 && choice && <ChooseAll {...choice} />}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-tone={tone?.(row) ?? undefined}
              data-link={rowLinks}
              onClick={rowLinks ? followRow : undefined}
            >
              {columns.map(({ key, title, align, bare, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    scope={index === 0 ? 'row' : undefined}
                    data-title={bare ? undefined : title}
                    data-align={align}
                    data-bare={bare}
                  >
                    {index === 0 && choice ? (
                      <span className={styles.named}>
                        <ChooseRow {...choice} row={row} id={rowKey(row)} />
                        <span>{cell(row)}</span>
                      </span>
                    ) : (
                      cell(row)
                    )}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** For a finger and a mouse; the keyboard has the link itself. Text that is being chosen is left alone. */
function followRow({ currentTarget, target }: MouseEvent<HTMLTableRowElement>): void {
  const isOwn = target instanceof Element && target.closest('a, button, input, select, label') !== null
  if (isOwn || window.getSelection()?.toString()) return
  currentTarget.querySelector<HTMLAnchorElement>('a[href]')?.click()
}

type HeadProps<Row> = {
  column: Column<Row>
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
  lead: ReactNode
}

function Head<Row>({ column: { key, title, align, bare, sortable }, sort, onSort, lead }: HeadProps<Row>) {
  const direction = sort?.key === key ? sort.direction : null
  const Icon = direction ? IconSorted : IconSortable

  if (!sortable || !onSort)
    return (
      <th scope="col" data-align={align}>
        {lead}
        <span className={bare ? 'sr-only' : undefined}>{title}</span>
      </th>
    )
  return (
    <th
      scope="col"
      data-align={align}
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined}
    >
      {lead}
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {title}
        <Icon aria-hidden data-direction={direction ?? undefined} />
      </button>
    </th>
  )
}
