import type { QuarterJournal } from '@qalam/contract/journal/api.ts'
import { text } from '#platform/text.ts'
import { MarkBadge } from './badge/MarkBadge.tsx'

/** The word beside what a period has come to while it runs. */
export const provisionalIn = ({ status }: Pick<QuarterJournal, 'status'>): string | undefined =>
  status === 'waiting' ? text('journal.provisional') : undefined

/** Passed or not, where a plan gives credits instead of marks; `provisional` says that the period runs. */
export function Credit({ passed, provisional }: { passed: boolean; provisional: string | undefined }) {
  return (
    <MarkBadge
      kind={passed ? 'passed' : 'failed'}
      value={text(passed ? 'journal.passed' : 'journal.failed')}
      provisional={provisional}
    />
  )
}
