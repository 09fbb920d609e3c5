import type { ArticleState } from '@qalam/contract/articles/article.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'

const tones = { draft: 'neutral', scheduled: 'warning', published: 'success', archived: 'neutral' } as const

export const StateBadge = ({ state }: { state: ArticleState }) => (
  <Badge tone={tones[state]}>{text(`article.state-${state}`)}</Badge>
)
