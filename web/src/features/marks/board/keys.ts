/** What a keystroke asks of the grid. `rows` and `columns` of a move may be infinite: to the edge. */
export type KeyCommand =
  | { kind: 'move'; rows: number; columns: number; extend: boolean }
  | { kind: 'next'; step: 1 | -1 }
  | { kind: 'down'; step: 1 | -1 }
  | { kind: 'type'; text: string }
  | { kind: 'erase' }
  | { kind: 'clear' }
  | { kind: 'open' }
  | { kind: 'fill-down' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'all' }
  | { kind: 'leave' }

export type Stroke = {
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Rows that PageUp and PageDown skip. */
const page = 10
const far = Number.POSITIVE_INFINITY

const moves: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -far],
  End: [0, far],
  PageUp: [-page, 0],
  PageDown: [page, 0],
}

/** What a keystroke means; null leaves it to the browser. */
export function wishOf(stroke: Stroke): KeyCommand | null {
  if (stroke.altKey) return null
  return stroke.ctrlKey || stroke.metaKey ? withControl(stroke) : plain(stroke)
}

// Letters are read by their place: on a Cyrillic layout Ctrl+Z carries another letter.
function withControl({ key, code, shiftKey }: Stroke): KeyCommand | null {
  switch (code) {
    case 'KeyZ':
      return { kind: shiftKey ? 'redo' : 'undo' }
    case 'KeyY':
      return { kind: 'redo' }
    case 'KeyD':
      return { kind: 'fill-down' }
    case 'KeyA':
      return { kind: 'all' }
    default:
  }
  if (key === 'Home') return { kind: 'move', rows: -far, columns: -far, extend: shiftKey }
  if (key === 'End') return { kind: 'move', rows: far, columns: far, extend: shiftKey }
  const move = moves[key]
  if (!move || !key.startsWith('Arrow')) return null
  const edge = (step: number) => (step === 0 ? 0 : step * far)
  return { kind: 'move', rows: edge(move[0]), columns: edge(move[1]), extend: shiftKey }
}

function plain(stroke: Stroke): KeyCommand | null {
  const { key, shiftKey } = stroke
  const move = moves[key]
  if (move) return { kind: 'move', rows: move[0], columns: move[1], extend: shiftKey }
  const digit = digitOf(stroke)
  if (digit !== null) return { kind: 'type', text: digit }

  switch (key) {
    case 'Tab':
      return { kind: 'next', step: shiftKey ? -1 : 1 }
    case 'Enter':
      return { kind: 'down', step: shiftKey ? -1 : 1 }
    case 'Backspace':
      return { kind: 'erase' }
    case 'Delete':
      return { kind: 'clear' }
    case 'F2':
    case ' ':
      return { kind: 'open' }
    case 'Escape':
      return { kind: 'leave' }
    default:
  }
  return [...key].length === 1 ? { kind: 'type', text: key } : null
}

/** The digit row of the Kazakh layout types letters where its keys say digits, so the place of the key counts. */
function digitOf({ key, code, shiftKey }: Stroke): string | null {
  if (/^\d$/.test(key)) return key
  const place = /^Digit(\d)$/.exec(code)
  return shiftKey ? null : (place?.[1] ?? null)
}

export type BoardPlace = { row: number; column: number }
export type BoardSize = { rows: number; columns: number }

const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value))

/** The cell that a move leads to, inside the grid. */
export const moved = ({ row, column }: BoardPlace, rows: number, columns: number, size: BoardSize): BoardPlace => ({
  row: within(row + rows, size.rows),
  column: within(column + columns, size.columns),
})

/** The next cell in reading order; null past the ends, where Tab leaves the grid. */
export function following({ row, column }: BoardPlace, step: 1 | -1, size: BoardSize): BoardPlace | null {
  const next = column + step
  if (next >= 0 && next < size.columns) return { row, column: next }
  const line = row + step
  if (line < 0 || line >= size.rows) return null
  return { row: line, column: step === 1 ? 0 : size.columns - 1 }
}

export type Block = { top: number; left: number; bottom: number; right: number }

/** The block between two corners, both inside it. */
export const blockOf = (a: BoardPlace, b: BoardPlace): Block => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
})

/** The places of a block, row by row. */
export function placesIn({ top, left, bottom, right }: Block): BoardPlace[] {
  const places: BoardPlace[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ row, column })
  return places
}
