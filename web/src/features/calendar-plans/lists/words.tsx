import type { CalendarPlanRow } from '@qalam/contract/calendar-plans/shapes.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'

export const named = (name: Named): string => name[currentLanguage()] || name.kz

const tones = { draft: 'neutral', sent: 'warning', reviewed: 'accent', approved: 'success' } as const

export const StateBadge = ({ state }: Pick<CalendarPlanRow, 'state'>) => (
  <Badge tone={tones[state]}>{text(`calendar-plans.state-${state}`)}</Badge>
)

/** A plan as people call it: the subject and its half. */
export const planName = ({ subject, subgroup }: Pick<CalendarPlanRow, 'subject' | 'subgroup'>): string =>
  [named(subject.name), subgroup?.label].filter(Boolean).join(', ')

export const ofTotal = (count: number, total: number): string => text('calendar-plans.of', { count, total })
