import { addDays, numberOfQuarter, yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import type { Batch } from '@qalam/contract/office-schedule/batches.ts'
import { daysBetweenText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'

/** Whose lessons an act is about: a class, or the whole school. */
export type BatchScope = { groupId: number | null; label: string }

/** Which dialog stands open. */
export type OpenedBatch = 'copy' | 'clean' | 'fill' | 'cancel' | 'order' | 'batches'

export const wholeSchool = (): BatchScope => ({ groupId: null, label: text('office-schedule.kind-school') })

/** 16–21 қараша. */
export const weekText = (monday: string): string => daysBetweenText(monday, addDays(monday, 5))

export const quarterChoices = (quarters: readonly { id: number }[]) =>
  quarters.map(({ id }) => ({
    value: id,
    label: `${text('schedule.quarter-number', { number: numberOfQuarter(id) })}, ${yearOfQuarter(id)}/${yearOfQuarter(id) + 1}`,
  }))

/** What a batch did, in a line. */
export function batchText({ kind, group, from, to, quarterId }: Batch): string {
  const whose = group ?? text('office-schedule.kind-school')
  const week = weekText(from)
  if (kind === 'clean') return text('office-schedule.batch-clean', { whose, from: week })
  if (kind === 'cancel' || kind === 'remote' || kind === 'move' || kind === 'order')
    return text(`office-schedule.batch-${kind}`, { whose, days: daysBetweenText(from, to ?? from) })
  if (kind === 'fill')
    return text(quarterId === null ? 'office-schedule.batch-fill-week' : 'office-schedule.batch-fill-quarter', {
      whose,
      from: week,
    })
  return to === null
    ? text('office-schedule.batch-copy-quarter', { whose, from: week })
    : text('office-schedule.batch-copy-week', { whose, from: week, to: weekText(to) })
}
