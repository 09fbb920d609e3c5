import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { isCredit } from '@qalam/contract/journal/rules.ts'
import { type Language, localeOf, type Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import type { SinceSigned } from '@qalam/contract/period-marks/since-signed.ts'
import { say } from '#platform/http/errors.ts'

type Value = { score: number | null; unmarked: Unmarked | null }

/** A mark as it stands in a narrow column; nothing where none was given. */
export function markWord(value: Value | undefined, scoreType: ScoreType, language: Language): string {
  if (!value) return ''
  const { score, unmarked } = value
  if (unmarked) return say(language, `journal-files.short-${unmarked}`)
  if (score === null) return ''
  return isCredit(scoreType) ? say(language, `journal-files.short-${score === 1 ? 'passed' : 'failed'}`) : String(score)
}

/** What has changed since a sheet was signed, in one line. */
export const sinceWords = (changes: readonly SinceSigned[], language: Language): string =>
  changes.map(({ key, variables }) => say(language, key, variables)).join(', ')

/** Subjects in the alphabet of whoever reads. */
export const bySubject = (language: Language) => {
  const { compare } = new Intl.Collator(localeOf(language))
  return (a: { subject: Named }, b: { subject: Named }): number => compare(a.subject[language], b.subject[language])
}

/** The columns of a report card in their order. */
export const cardPeriods: readonly MarkPeriod[] = ['q1', 'q2', 'h1', 'q3', 'q4', 'h2', 'year', 'exam', 'final']

export function periodTitle(period: MarkPeriod, language: Language): string {
  const number = period.slice(1)
  if (period.startsWith('q')) return say(language, 'journal-files.column-q', { number })
  if (period === 'h1' || period === 'h2') return say(language, 'journal-files.column-h', { number })
  return say(language, `journal-files.column-${period}`)
}
