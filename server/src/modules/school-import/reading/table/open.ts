import { parts, type Part } from '@qalam/contract/school-import/plan.ts'
import { languages, type Language } from '@qalam/contract/kernel/languages.ts'
import type { SheetCell, Sheet } from '#platform/text/xlsx.ts'
import { columns, sheetNames, type Column, type ColumnNames } from './columns.ts'
import type { Report } from './report.ts'
import { looksLike, oneLine, plain } from './text.ts'

export type TableRow = { number: number; cells: readonly SheetCell[] }

/** A sheet whose columns were looked for; `stopped` where a required one is missing. */
export type SheetTable = {
  part: Part
  sheet: string
  /** The language of the sheet's name: missing columns are named in it. */
  language: Language
  /** Column → its place from 0 and the header as the file writes it. */
  places: ReadonlyMap<string, { at: number; header: string }>
  rows: TableRow[]
  stopped: boolean
  /** Where the file computes and merges cells, from 0. */
  formulas: Sheet['formulas']
  merged: Sheet['merged']
}

const languageNamed = (names: ColumnNames, text: string): Language | undefined =>
  languages.find((language) => names[language].some((name) => plain(name) === plain(text))) ??
  languages.find((language) => names[language].some((name) => looksLike(name, text)))

/** Tells of a sheet or a column whose name holds letters of another alphabet. */
function tellAlike(names: ColumnNames, text: string, tell: (repaired: string) => void): void {
  const all = languages.flatMap((language) => names[language])
  if (all.some((name) => plain(name) === plain(text))) return
  const alike = all.find((name) => looksLike(name, text))
  if (alike !== undefined) tell(alike)
}

/** The part that a sheet's name means, in any language. */
export const partNamed = (name: string): Part | undefined =>
  parts.find((part) =>
    languages.some((language) => sheetNames[part][language].some((one) => plain(one) === plain(name))),
  ) ?? parts.find((part) => languageNamed(sheetNames[part], name))

const isBlank = (cell: SheetCell): boolean => cell === null || (typeof cell === 'string' && oneLine(cell) === '')

/** Finds the headers in the first row that holds anything, and the rows below it that hold anything. */
export function openTable(part: Part, { name, rows, formulas, merged }: Sheet, report: Report): SheetTable {
  const filled = rows.flatMap((cells, index) => (cells.every(isBlank) ? [] : [{ number: index + 1, cells }]))
  const [head, ...body] = filled
  const sheet = oneLine(name)
  const language = languageNamed(sheetNames[part], name) ?? 'ru'
  const known: [string, Column][] = Object.entries(columns[part])
  const places = new Map<string, { at: number; header: string }>()
  tellAlike(sheetNames[part], name, (repaired) => report.warning({ sheet }, 'finding.lookalike', { repaired }))
  const unknown: string[] = []

  head?.cells.forEach((cell, at) => {
    if (isBlank(cell)) return
    const header = oneLine(typeof cell === 'object' ? '' : String(cell))
    const column = known.find(([, { names }]) => languageNamed(names, header))?.[0]
    if (!column) unknown.push(header)
    else if (places.has(column)) report.warning({ sheet, row: head.number, column: header }, 'finding.column-twice')
    else {
      places.set(column, { at, header })
      const names = known.find(([one]) => one === column)?.[1].names
      if (names)
        tellAlike(names, header, (repaired) =>
          report.warning({ sheet, row: head.number, column: header }, 'finding.lookalike', { repaired }),
        )
    }
  })
  for (const header of new Set(unknown))
    report.warning({ sheet, row: head?.number ?? null, column: header }, 'finding.column-unknown')

  const missing = known.filter(([column, { required }]) => required && !places.has(column))
  for (const [, { names }] of missing)
    report.fault({ sheet, column: names[language][0] ?? null }, 'finding.column-missing')
  tellFormulas(sheet, places, body, formulas, report)
  return { part, sheet, language, places, rows: body, stopped: missing.length > 0, formulas, merged }
}

function tellFormulas(
  sheet: string,
  places: SheetTable['places'],
  body: TableRow[],
  formulas: ReadonlySet<string>,
  report: Report,
) {
  if (formulas.size === 0) return
  for (const { at, header } of places.values()) {
    const computed = body.filter(({ number }) => formulas.has(`${number - 1},${at}`))
    const [first] = computed
    if (first)
      report.warning({ sheet, row: first.number, column: header, value: first.cells[at] ?? null }, 'finding.formula', {
        count: computed.length,
      })
  }
}
