import type { Finding, FindingCode } from '@qalam/contract/school-import/finding.ts'
import type { Part } from '@qalam/contract/school-import/plan.ts'

type At = { part: Part; row: number; column: string; value?: string | number | null }

/** How a comparison says what it found: a fault refuses the row, a warning tells what happens to it. */
export type Tell = Record<'fault' | 'warning', (at: At, code: FindingCode, variables?: Finding['with']) => void>
