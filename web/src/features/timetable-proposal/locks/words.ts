import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { LockLesson } from '@qalam/contract/timetable-proposal/locks.ts'
import { named } from '#features/schedule/public.tsx'
import { today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'

/** дүйсенбі, 2-сабақ. */
export const placeText = ({ weekDay, number }: Pick<LockLesson, 'weekDay' | 'number'>): string =>
  text('timetable-proposal.locks-at', { day: weekdayLong(addDays(mondayOf(today()), weekDay - 1)), number })

/** Ағылшын тілі 1-т. */
export const subjectText = ({ subject, subgroup }: Pick<LockLesson, 'subject' | 'subgroup'>): string =>
  subgroup === null ? named(subject) : `${named(subject)} ${text('office-schedule.part', { number: subgroup })}`
