import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import type { TimeSlot } from './week.ts'

/**
 * What is sent to put a lesson as it is at a place (E-7.5-14). `quarter_id` is 1 in every quarter: the server goes by the
 * date.
 */
export const changeTo = (
  { version, cabinet, calendarPlanLessonUuid }: LessonCard,
  { date, timeStart, timeEnd }: TimeSlot,
) => ({
  version,
  date,
  timeStart,
  timeEnd,
  cabinet_id: cabinet?.id ?? null,
  calendar_plan_lesson_uuid: calendarPlanLessonUuid,
  quarter_id: 1,
})
