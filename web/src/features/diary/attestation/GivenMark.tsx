import type { AttestationCell } from '@qalam/contract/diary/api.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { isCredit } from '@qalam/contract/journal/rules.ts'
import type { ReactNode } from 'react'
import { text } from '#platform/text.ts'
import { MarkBadge } from '#features/marks/badge/public.tsx'

/** Passed or not, where a plan gives credits. */
export function CreditBadge({ passed, provisional }: { passed: boolean; provisional?: string | undefined }) {
  return (
    <MarkBadge
      kind={passed ? 'passed' : 'failed'}
      value={text(passed ? 'diary.passed' : 'diary.not-passed')}
      provisional={provisional}
    />
  )
}

type Props = { given: AttestationCell['given']; scoreType: ScoreType; otherwise: ReactNode }

/** What the teacher gave; until then what the rules recommend. */
export function GivenOr({ given, scoreType, otherwise }: Props) {
  if (!given) return otherwise
  const { score, unmarked } = given
  if (unmarked) return <span>{text(`diary.${unmarked === 'exempt' ? 'freed' : 'no-mark-yet'}`)}</span>
  if (score === null) return otherwise
  return isCredit(scoreType) ? <CreditBadge passed={score === 1} /> : <MarkBadge value={score} />
}
