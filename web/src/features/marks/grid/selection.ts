import { type Block, blockOf, type BoardPlace, placesIn } from '../board/keys.ts'

/** The cell of a table body at a place; the first cell of a row is the name. */
export const cellNode = (table: HTMLTableElement, { row, column }: BoardPlace): HTMLTableCellElement | undefined =>
  table.tBodies[0]?.rows[row]?.cells[column + 1]

/** The place of a node inside the table body; null outside the marks. */
export function placeOfNode(node: EventTarget | null): BoardPlace | null {
  const cell = node instanceof Element ? node.closest<HTMLTableCellElement>('td[data-column]') : null
  const row = cell?.parentElement
  if (!cell || !(row instanceof HTMLTableRowElement)) return null
  return { row: row.sectionRowIndex, column: Number(cell.dataset['column']) }
}

const isOne = ({ top, left, bottom, right }: Block) => top === bottom && left === right

/**
 * Which cells are chosen. It paints straight into the table: a selection that moved through React would draw thousands
 * of cells for every key.
 */
export function makeSelection(table: HTMLTableElement, changed: (focus: BoardPlace) => void) {
  let focus: BoardPlace = { row: 0, column: 0 }
  let anchor: BoardPlace = focus

  const paint = (block: Block, on: boolean) => {
    if (isOne(block)) return
    for (const place of placesIn(block)) {
      const node = cellNode(table, place)
      if (on) node?.setAttribute('aria-selected', 'true')
      else node?.removeAttribute('aria-selected')
    }
  }
  const rowNode = () => table.tBodies[0]?.rows[focus.row]
  const unmark = () => {
    paint(blockOf(anchor, focus), false)
    cellNode(table, focus)?.setAttribute('tabindex', '-1')
    rowNode()?.removeAttribute('data-active')
  }
  const mark = (takeFocus: boolean) => {
    paint(blockOf(anchor, focus), true)
    const node = cellNode(table, focus)
    node?.setAttribute('tabindex', '0')
    rowNode()?.setAttribute('data-active', '')
    if (!takeFocus) return
    node?.focus({ preventScroll: true })
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return {
    focus: () => focus,
    block: (): Block => blockOf(anchor, focus),
    go: (place: BoardPlace, { extend = false, takeFocus = true } = {}) => {
      unmark()
      focus = place
      if (!extend) anchor = place
      mark(takeFocus)
      changed(focus)
    },
    /** From one corner to the other, the focus at the first. */
    spread: (from: BoardPlace, to: BoardPlace) => {
      unmark()
      focus = from
      anchor = to
      mark(true)
      changed(focus)
    },
  }
}
