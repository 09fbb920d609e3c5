import type { PlanSheet, SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { type SheetCell, cells, inserted, mayType, type SheetAct, valueIn, wordsOf } from './rows.ts'

/** A block of cells as Excel puts it on the clipboard: tabs, lines, and quotes round what holds either. */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  let [cell, quoted] = ['', false]
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  const signs = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let at = 0; at < signs.length; at++) {
    const sign = signs.charAt(at)
    if (quoted && sign === '"' && signs.charAt(at + 1) === '"') {
      cell += '"'
      at++
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted
    else if (!quoted && sign === '\t') end()
    else if (!quoted && sign === '\n') {
      end()
      rows.push([])
    } else cell += sign
  }
  end()
  return rows
}

/** A cell as it is put on the clipboard. */
export const copied = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

type Place = { theme: SheetTheme; cell: SheetCell }

/**
 * A block is put over the sheet from a cell on, to the right and below within its quarter; rows that go beyond its end are
 * new themes. Cells of lessons that took place are passed over. Null when nothing changes.
 */
export function pasted(
  sheet: Pick<PlanSheet, 'version' | 'themes'>,
  { theme, cell }: Place,
  block: readonly (readonly string[])[],
  fresh: { uuid: () => string; title: string },
): SheetAct | null {
  const below = sheet.themes.filter(
    ({ quarterId, ordinal }) => quarterId === theme.quarterId && ordinal >= theme.ordinal,
  )
  const first = cells.indexOf(cell)
  const wordsAt = (texts: readonly string[], may: (cell: SheetCell) => boolean) =>
    texts.reduce((words, text, at) => {
      const target = cells[first + at]
      return target && may(target) ? { ...words, ...valueIn(target, text) } : words
    }, {})
  const changed = below.slice(0, block.length).flatMap((row, at) => {
    const words = { ...wordsOf(row), ...wordsAt(block[at] ?? [], (target) => mayType(row, target)) }
    const isSame = JSON.stringify(words) === JSON.stringify(wordsOf(row))
    return isSame || words.theme === '' ? [] : [words]
  })
  const rows = block.slice(below.length).map((texts) => ({ uuid: fresh.uuid(), ...wordsAt(texts, () => true) }))
  if (changed.length + rows.length === 0) return null
  if (rows.length === 0) return { kind: 'pasted', themes: changed }
  const last = below.at(-1)?.uuid ?? null
  const added = inserted(sheet, { quarterId: theme.quarterId, after: last }, rows, fresh.title)
  const named = added.themes.map((row) => (row.theme === '' ? { ...row, theme: fresh.title } : row))
  return { ...added, kind: 'pasted', themes: [...changed, ...named] }
}
