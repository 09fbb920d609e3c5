import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { RefPlan } from '@qalam/contract/office-schedule/ref.ts'
import { named } from '#features/schedule/public.tsx'
import { today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'

/** The name of a weekday: some Monday and the days after it. */
export const weekDayName = (weekDay: number): string => weekdayLong(addDays(mondayOf(today()), weekDay - 1))

/** Алгебра, Ағылшын тілі 1-т. */
export const planSubject = ({ subject, subgroup }: RefPlan): string =>
  subgroup === null ? named(subject) : `${named(subject)} ${text('office-schedule.part', { number: subgroup })}`
