import { useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef, useState, type Key, type KeyboardEvent, type ReactNode } from 'react'
import styles from './VirtualList.module.css'

type Props<Row> = {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  children: (row: Row) => ReactNode
  /** Pixels of an ordinary row; a row that turns out higher is measured. */
  rowHeight?: number
  height?: number
  /** With it the arrows choose a row and Enter or a press picks it; without it the list is only read. */
  onPick?: ((row: Row) => void) | undefined
}

const page = 10

/** Thousands of rows of which only those in sight are on the page. How many there are is said to a screen reader. */
export function VirtualList<Row>({ label, rows, rowKey, children, rowHeight = 44, height = 400, onPick }: Props<Row>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const at = Math.min(active, rows.length - 1)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(rows[index], rowKey) ?? index,
    // The chosen row stays on the page, wherever one scrolls: the list points at it.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(startIndex - overscan, 0)
      const last = Math.min(endIndex + overscan, count - 1)
      const seen = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      return !onPick || at < 0 || seen.includes(at) ? seen : [...seen, at].sort((one, other) => one - other)
    },
    overscan: 6,
    // A list that is drawn inside another drawing may not be drawn at once.
    useFlushSync: false,
  })

  const go = (index: number) => {
    const next = Math.min(Math.max(index, 0), rows.length - 1)
    setActive(next)
    list.scrollToIndex(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at]
    const to = steps[event.key]?.(at, rows.length)
    if (to === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (to !== undefined) go(to)
    else if (row !== undefined) onPick?.(row)
  }

  return (
    <div
      ref={box}
      className={styles.list}
      style={{ maxHeight: height }}
      tabIndex={0}
      role={onPick ? 'listbox' : 'list'}
      aria-label={label}
      {...(onPick && { onKeyDown, 'aria-activedescendant': at >= 0 ? `${id}-${at}` : undefined })}
    >
      <div role="presentation" style={{ position: 'relative', height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <div
              key={key}
              ref={list.measureElement}
              id={`${id}-${index}`}
              data-index={index}
              role={onPick ? 'option' : 'listitem'}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              {...(onPick && {
                'aria-selected': index === at,
                onClick: () => {
                  setActive(index)
                  onPick(row)
                },
              })}
              className={styles.row}
              style={{ transform: `translateY(${start}px)`, minHeight: rowHeight }}
            >
              {children(row)}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + page,
  PageUp: (at) => at - page,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const keyOf = <Row,>(row: Row | undefined, rowKey: (row: Row) => Key) => {
  const key = row === undefined ? undefined : rowKey(row)
  return typeof key === 'bigint' ? String(key) : key
}
