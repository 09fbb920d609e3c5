import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Finding } from '@qalam/contract/school-import/finding.ts'
import { say } from '#platform/http/errors.ts'

/** One line of the report: level, sheet, row, column, value, reason. */
function lineOf({ level, sheet, row, column, value, code, with: variables }: Finding, language: Language): string {
  const place = [sheet, row && say(language, 'school-import.row', { row }), column, value && `«${value}»`]
  const parts = [
    say(language, `school-import.level.${level}`),
    place.filter(Boolean).join(', '),
    say(language, code, variables),
  ]
  return parts.filter(Boolean).join(': ')
}

/** The report of a workbook, and how much of each kind it holds where it holds anything. */
export function reportOf(findings: readonly Finding[], language: Language): string[] {
  if (findings.length === 0) return []
  const count = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length
  const counts = { faults: count('fault'), consequences: count('consequence'), warnings: count('warning') }
  return [...findings.map((finding) => lineOf(finding, language)), say(language, 'school-import.found', counts)]
}
