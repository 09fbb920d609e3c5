import type { AnswerState } from '@qalam/contract/homework/answers.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'

const tones = { 'to-do': 'accent', overdue: 'danger', sent: 'neutral', returned: 'warning', scored: 'success' } as const

type Props = { state: AnswerState; score?: number | null | undefined; maxScore?: number | undefined }

/** What became of homework, in a word, with the score where there is one. */
export const StateBadge = ({ state, score, maxScore }: Props) => (
  <Badge tone={tones[state]}>
    {typeof score === 'number' && maxScore !== undefined
      ? text('homework.score-of', { score, max: maxScore })
      : text(`homework.state-${state}`)}
  </Badge>
)
