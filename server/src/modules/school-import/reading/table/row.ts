import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { FindingCode } from '@qalam/contract/school-import/finding.ts'
import type { SheetCell } from '#platform/text/xlsx.ts'
import type { SheetTable, TableRow } from './open.ts'
import { shown, type RowRef, type Report } from './report.ts'
import type { KeyPart } from './register.ts'
import { oneLine, tidy } from './text.ts'

/** A row under the reader's eye. What its cells break is reported at once and remembered. */
export type RowReader = {
  number: number
  place: RowRef
  /** The language that the sheet is named in. */
  language: Language
  /** The cell of a column; an absent column is an empty cell. */
  cell: (column: string) => SheetCell
  /** The cell's text, numbers as they are written. */
  text: (column: string) => string
  fault: (column: string | null, code: FindingCode, variables?: Record<string, string | number>) => undefined
  warn: (column: string | null, code: FindingCode, variables?: Record<string, string | number>) => void
  /** The row depends on one that is refused. Told once, at the end of the row. */
  dependsOn: (cause: RowRef) => undefined
  /** Tells of what the row depends on, and whether the row stands. */
  close: () => boolean
  refused: () => boolean
  /** Whether the row is already known to depend on a refused one. */
  dependsAlready: () => boolean
  /** The root of the refusal: the row itself, or the row that it depends on. */
  cause: () => RowRef
}

export function textOf(cell: SheetCell): string {
  if (typeof cell === 'string') return tidy(cell)
  return typeof cell === 'object' ? (shown(cell) ?? '') : String(cell)
}

/** A cell may be empty because its formula was never computed, or because it is merged with another that holds the value. */
function whyEmpty({ places, formulas, merged }: SheetTable, number: number, column: string | null): FindingCode {
  const at = column === null ? undefined : places.get(column)?.at
  if (at === undefined) return 'finding.empty'
  if (formulas.has(`${number - 1},${at}`)) return 'finding.empty-formula'
  const isMerged = merged.some(
    ({ top, bottom, left, right }) => top <= number - 1 && number - 1 <= bottom && left <= at && at <= right,
  )
  return isMerged ? 'finding.empty-merged' : 'finding.empty'
}

/** Opens a row of a table for reading. */
export function readRow(table: SheetTable, { number, cells }: TableRow, report: Report): RowReader {
  const place = { sheet: table.sheet, row: number }
  const cell = (column: string): SheetCell => {
    const found = table.places.get(column)
    return (found && cells[found.at]) ?? null
  }
  const at = (column: string | null) => ({
    ...place,
    column: column && (table.places.get(column)?.header ?? null),
    value: column ? cell(column) : null,
  })
  let faults = 0
  let cause: RowRef | null = null
  return {
    number,
    place,
    language: table.language,
    cell,
    text: (column) => textOf(cell(column)),
    fault: (column, code, variables) => {
      faults++
      report.fault(at(column), code === 'finding.empty' ? whyEmpty(table, number, column) : code, variables)
      return undefined
    },
    warn: (column, code, variables) => report.warning(at(column), code, variables),
    dependsOn: (other) => {
      cause ??= other
      return undefined
    },
    close: () => {
      if (cause) report.consequence(place, cause)
      return faults === 0 && cause === null
    },
    refused: () => faults > 0 || cause !== null,
    dependsAlready: () => cause !== null,
    cause: () => (faults === 0 && cause ? cause : place),
  }
}

/** A part of the row's key: the value that was read, or the text of the cell where none could be. */
export const keyPart = (row: RowReader, column: string, value: string | number | null | undefined): KeyPart =>
  value === undefined ? { raw: oneLine(row.text(column)) } : { value: String(value ?? '') }
