import type { Finding, FindingCode } from '@qalam/contract/school-import/finding.ts'
import type { SheetCell } from '#platform/text/xlsx.ts'
import { quoted } from './text.ts'

/** A place in the workbook; `row` null is the whole sheet. */
export type RowRef = { sheet: string; row: number | null }
type At = { sheet: string | null; row?: number | null; column?: string | null; value?: SheetCell }
type With = Finding['with']

/** Gathers what is found. More lines than the bound are counted and not kept. */
export type Report = {
  fault: (at: At, code: FindingCode, variables?: With) => void
  warning: (at: At, code: FindingCode, variables?: With) => void
  consequence: (at: At, cause: RowRef) => void
  findings: () => Finding[]
}

export const mostFindings = 20_000

const two = (part: number): string => String(part).padStart(2, '0')

/** A cell's value as the report quotes it. */
export function shown(value: SheetCell | undefined): string | null {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object') return quoted(String(value)) || null
  const clock = `${two(Math.floor(value.seconds / 3600))}:${two(Math.floor(value.seconds / 60) % 60)}`
  if (value.day < '1900') return clock
  return value.day.split('-').reverse().join('.') + (value.seconds ? ` ${clock}` : '')
}

const shortened = (variables: With): With =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, typeof value === 'string' ? quoted(value) : value]),
  )

/** Rows of one sheet that hang on the same place. */
type Following = { sheet: string | null; cause: RowRef; places: At[] }

/** So many rows are named one by one; more of them are one line with their number. */
const mostFollowing = 10

function tellFollowing({ sheet, cause, places }: Following, tell: (at: At, code: FindingCode, about?: With) => void) {
  const otherSheet = cause.sheet
  const count = places.length
  if (cause.row === null) return tell({ sheet }, 'finding.depends-on-sheet', { otherSheet, count })
  const otherRow = cause.row
  if (count > mostFollowing) return tell({ sheet }, 'finding.rows-depend-on-row', { otherSheet, otherRow, count })
  for (const at of places) tell(at, 'finding.depends-on-row', { otherSheet, otherRow })
}

export function newReport(): Report {
  const kept: Finding[] = []
  let more = 0
  const add =
    (level: Finding['level']) =>
    (at: At, code: FindingCode, variables: With = {}) => {
      if (kept.length >= mostFindings) return void more++
      kept.push({
        level,
        sheet: at.sheet === null ? null : quoted(at.sheet),
        row: at.row ?? null,
        column: at.column ? quoted(at.column) : null,
        value: shown(at.value),
        code,
        with: shortened(variables),
      })
    }
  const consequence = add('consequence')
  const following = new Map<string, Following>()
  return {
    fault: add('fault'),
    warning: add('warning'),
    consequence: (at, cause) => {
      const key = JSON.stringify([at.sheet, cause])
      const before = following.get(key) ?? { sheet: at.sheet, cause, places: [] }
      following.set(key, before)
      before.places.push(at)
    },
    findings: () => {
      for (const group of following.values()) tellFollowing(group, consequence)
      following.clear()
      const last: Finding[] = []
      if (more)
        last.push({
          level: 'fault',
          sheet: null,
          row: null,
          column: null,
          value: null,
          code: 'finding.many-more',
          with: { count: more },
        })
      return [...kept, ...last]
    },
  }
}
