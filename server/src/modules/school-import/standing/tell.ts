import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Finding, FindingCode } from '@qalam/contract/school-import/finding.ts'
import type { Part } from '@qalam/contract/school-import/plan.ts'

type At = { part: Part; row: number | null; column: string | null; value?: string | number | null }

/** How a comparison says what it found: a fault refuses the row, a warning tells what happens to it. */
export type TellFinding = Record<
  'fault' | 'warning',
  (at: At, code: FindingCode, variables?: Finding['with']) => void
> & {
  /** The language that the sheet of a part is named in: what is quoted beside its cells is written in it. */
  languageOf: (part: Part) => Language
}
