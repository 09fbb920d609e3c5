import { weekDay } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { LessonRow } from '../repository.ts'

type Spelled = Partial<Record<'timeStart' | 'timeEnd' | 'time_start' | 'time_end', string | undefined>>
export type Time = { timeStart: string; timeEnd: string }

/** The field under which the end of a lesson is complained about: the one that was written. */
export const endField = ({ timeEnd, time_end }: Spelled): string =>
  timeEnd === undefined && time_end !== undefined ? 'time_end' : 'timeEnd'

/** The times of a body, in whichever spelling they come; null when it names none, 422 when it names half. */
export function timeIn(body: Spelled): Time | null {
  refuseOther('time_start', body.time_start, body.timeStart ?? body.time_start)
  refuseOther('time_end', body.time_end, body.timeEnd ?? body.time_end)
  const [timeStart, timeEnd] = [body.timeStart ?? body.time_start, body.timeEnd ?? body.time_end]
  if (timeStart === undefined && timeEnd === undefined) return null
  if (timeStart === undefined) throw fieldProblem('timeStart', 'required')
  if (timeEnd === undefined) throw fieldProblem('timeEnd', 'required')
  return { timeStart, timeEnd }
}

type Value = string | number | null

/** What a body says besides must be so: nothing that was sent is passed over in silence. */
export function refuseOther(field: string, said: Value | undefined, stands: Value | undefined): void {
  if (said !== undefined && said !== stands) throw fieldProblem(field, 'schedule.disagrees')
}

/** The quarter of the day, named by its number or its id. */
export function refuseOtherQuarter(said: number | null | undefined, quarterId: number): void {
  if (said !== null && said !== undefined && said !== quarterId && said !== quarterId % 10)
    throw fieldProblem('quarter', 'schedule.disagrees')
}

type SaidOfLesson = Partial<
  Record<'group_id' | 'subject_id' | 'subgroup_id' | 'teacher_id' | 'week_day', number | null | undefined>
>

/** A change moves a lesson; it gives it to no other class, subject or teacher. */
export function refuseAnotherLesson(said: SaidOfLesson, lesson: LessonRow, date: string): void {
  for (const field of ['group_id', 'subject_id', 'subgroup_id', 'teacher_id'] as const)
    refuseOther(field, said[field], lesson[field])
  const day = said.week_day === 0 ? 7 : said.week_day
  if (day !== null) refuseOther('week_day', day, weekDay(date))
}
