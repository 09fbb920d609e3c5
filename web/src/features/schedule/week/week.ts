import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { LessonCard, ScheduleDay, WeekOf, WeekSchedule } from '@qalam/contract/schedule/api.ts'

/** A stretch of a day where a lesson may stand. */
export type TimeSlot = { date: string; timeStart: string; timeEnd: string }
export const isSomebodys = (week: WeekSchedule): week is WeekOf => week.view !== null

export const isEmpty = ({ days }: Pick<WeekSchedule, 'days'>): boolean =>
  days.every(({ lessons }) => lessons.length === 0)

export const samePlace = (a: TimeSlot, b: TimeSlot): boolean =>
  a.date === b.date && a.timeStart === b.timeStart && a.timeEnd === b.timeEnd

/** Whether a lesson is going on at a day and wall time. */
export const isNow = (lesson: TimeSlot, day: string, clock: string): boolean =>
  lesson.date === day && lesson.timeStart <= clock && clock < lesson.timeEnd

/**
 * The day a phone shows: the asked one, or the first of the week. Where none was asked for, `from` is where it begins to
 * look for a day with lessons: a day off is passed over.
 */
export function dayShown(days: readonly ScheduleDay[], { asked, from }: { asked: string | undefined; from: string }) {
  const next = days.find(({ date, lessons }) => date >= from && lessons.length > 0)
  return (
    days.find(({ date }) => date === asked) ??
    (asked ? undefined : next) ??
    days.find(({ date }) => date === from) ??
    days[0]
  )
}

/** Whether no lesson may be put into any day of the week, and none stands there. */
export const isFree = ({ days }: Pick<WeekSchedule, 'days'>): boolean =>
  days.every(({ holiday, lessons }) => holiday !== null && lessons.length === 0)

/** What the free days of a week are called, each name once. */
export const freeNames = ({ days }: Pick<WeekSchedule, 'days'>): NonNullable<ScheduleDay['holiday']>[] =>
  days
    .flatMap(({ holiday }) => (holiday ? [holiday] : []))
    .filter(({ kz }, index, all) => all.findIndex((one) => one.kz === kz) === index)

/** Where lessons go on after a day without any: a later day of the week, else the Monday after it. */
export const nextSchoolDay = ({ days, weekStart }: Pick<WeekSchedule, 'days' | 'weekStart'>, day: string): string =>
  days.find(({ date, lessons }) => date > day && lessons.length > 0)?.date ?? addDays(weekStart, 7)

/** Whether a removed lesson can be put back exactly as it was: by its theme, and by the teacher of its plan. */
export const isRestorable = ({ calendarPlanLessonUuid, substituted }: LessonCard): boolean =>
  calendarPlanLessonUuid !== null && substituted === null
