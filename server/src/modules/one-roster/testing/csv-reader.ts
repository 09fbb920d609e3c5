/** Rows of RFC 4180: quotes are doubled inside quotes, and a line may stand inside a cell. */
export function rowsIn(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const one = text[at] ?? ''
    if (isQuoted && one === '"' && text[at + 1] === '"') {
      cell += one
      at++
    } else if (one === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += one
    else if (one === ',') {
      row.push(cell)
      cell = ''
    } else if (one === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      row = []
      cell = ''
    } else cell += one
  }
  if (isQuoted) throw new Error('A quote is never closed.')
  return cell || row.length > 0 ? [...rows, [...row, cell]] : rows
}
