/** Rows of RFC 4180 with or without quotes; null where a quote is not closed or stands inside a bare cell. */
export function rowsOf(text: string): string[][] | null {
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < text.length;) {
    const cell = text[at] === '"' ? quotedAt(text, at) : bareAt(text, at)
    if (!cell) return null
    row.push(cell.value)
    at = cell.end
    if (text[at] === ',') {
      at += 1
      if (at === text.length) row.push('')
      else continue
    } else if (text[at] === '\n') at += 1
    else if (text.startsWith('\r\n', at)) at += 2
    else if (at < text.length) return null
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}

type Cell = { value: string; end: number }

function quotedAt(text: string, start: number): Cell | null {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end < 0 ? null : { value: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}

function bareAt(text: string, start: number): Cell {
  let end = start
  while (end < text.length && !',\r\n'.includes(text[end] ?? '')) end += 1
  return { value: text.slice(start, end), end }
}
