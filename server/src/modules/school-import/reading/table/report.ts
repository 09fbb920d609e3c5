import type { Finding, FindingCode } from '@qalam/contract/school-import/finding.ts'
import type { Cell } from '#platform/text/xlsx.ts'
import { quoted } from './text.ts'

/** A place in the workbook; `row` null is the whole sheet. */
export type Place = { sheet: string; row: number | null }
type At = { sheet: string | null; row?: number | null; column?: string | null; value?: Cell }
type With = Finding['with']

/** Gathers what is found. More lines than the bound are counted and not kept. */
export type Report = {
  fault: (at: At, code: FindingCode, variables?: With) => void
  warning: (at: At, code: FindingCode, variables?: With) => void
  consequence: (at: At, cause: Place) => void
  findings: () => Finding[]
}

export const mostFindings = 20_000

const two = (part: number): string => String(part).padStart(2, '0')

/** A cell's value as the report quotes it. */
export function shown(value: Cell | undefined): string | null {
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
  return {
    fault: add('fault'),
    warning: add('warning'),
    consequence: (at, { sheet, row }) =>
      row === null
        ? consequence(at, 'finding.depends-on-sheet', { otherSheet: sheet })
        : consequence(at, 'finding.depends-on-row', { otherSheet: sheet, otherRow: row }),
    findings: () => {
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
