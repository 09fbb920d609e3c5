import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import type { LeftLesson } from '@qalam/contract/office-schedule/batches.ts'
import type { Slot } from '@qalam/contract/schedule/rules.ts'
import type { ChangeableLesson } from '../views/lessons.ts'
import type { BoardNames } from '../views/names.ts'

/** A lesson that a batch leaves as it is, by ids. */
export type Left = { lesson: Slot; reason: LeftLesson['reason']; other: Slot | null }

/** Why a lesson may not be taken away; undefined when it may. */
export function keptReason({ hasContent, ...lesson }: ChangeableLesson): LeftLesson['reason'] | undefined {
  return stayReason(lesson) ?? (hasContent ? 'content' : undefined)
}

/** What was held or marked happened when it did; what was signed with its quarter stays as it was signed. */
export function stayReason(lesson: Omit<ChangeableLesson, 'hasContent'>): Left['reason'] | undefined {
  if (isClosed(lesson, lesson.quarterId)) return 'closed'
  if (lesson.conducted) return 'conducted'
  return lesson.marked ? 'marked' : undefined
}

/** Whether nothing of a plan's quarter changes any more. */
export const isClosed = ({ closedQuarters }: Pick<ChangeableLesson, 'closedQuarters'>, quarterId: number): boolean =>
  closedQuarters.includes(numberOfQuarter(quarterId))

const unnamed = { kz: '', ru: '', en: '' }

/** A lesson that is left, by name. */
export const leftLesson = (
  { lesson, reason, other }: Left,
  { groups, subjects, teachers }: BoardNames,
): LeftLesson => ({
  date: lesson.date,
  timeStart: lesson.timeStart,
  group: groups.get(lesson.groupId) ?? '',
  subject: subjects.get(lesson.subjectId) ?? unnamed,
  subgroup: lesson.subgroup?.number ?? null,
  reason,
  other: other && {
    group: groups.get(other.groupId) ?? '',
    subject: subjects.get(other.subjectId) ?? unnamed,
    teacher: teachers.get(other.teacherId) ?? '',
    timeStart: other.timeStart,
    timeEnd: other.timeEnd,
  },
})
