import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'

/** The group, the subject and the half of a plan. */
export const titleOf = ({ group, subjectName, subgroup }: Pick<PeriodSheet, 'group' | 'subjectName' | 'subgroup'>) =>
  [group.label, named(subjectName), subgroup && text('period-marks.subgroup', { label: subgroup.label })]
    .filter(Boolean)
    .join(' · ')
