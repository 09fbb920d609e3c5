import type { ImportPlan } from '@qalam/contract/import-plans/api.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'

const tones = {
  ready: 'accent',
  unreadable: 'danger',
  'other-school': 'danger',
  'nothing-to-do': 'neutral',
  closed: 'neutral',
  done: 'success',
  undone: 'neutral',
} as const

export const StateBadge = ({ state }: Pick<ImportPlan, 'state'>) => (
  <Badge tone={tones[state]}>{text(`import-plans.state-${state}`)}</Badge>
)
