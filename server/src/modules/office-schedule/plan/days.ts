import { addDays, daysBetween } from '@qalam/contract/kernel/calendar.ts'
import type { MoveDays } from '@qalam/contract/office-schedule/batches.ts'
import type { Calendar } from '../views/calendar.ts'
import type { ChangeableLesson } from '../views/lessons.ts'
import { isOff, quarterOf } from './copy.ts'
import { fit } from './fit.ts'
import { type Left, stayReason } from './left.ts'

/** Lessons as they shall be, and those that stay. */
export type Changing = { changed: ChangeableLesson[]; left: Left[] }

/** Where and when a lesson stands, as it is written. */
export const placeOf = ({ uuid, date, timeStart, timeEnd, remote }: ChangeableLesson) => ({
  ...{ uuid, onDate: date, remote },
  ...{ starts: timeStart, ends: timeEnd },
})

type Moving = {
  lessons: readonly ChangeableLesson[]
  /** What stands on the days to which they go. */
  standing: readonly ChangeableLesson[]
  calendar: Calendar
  asked: Pick<MoveDays, 'from' | 'to'>
}

/** Lessons go with their homework and theme, within their quarter, where nothing stands in their way. */
export function planMove({ lessons, standing, calendar, asked }: Moving): Changing {
  const shift = daysBetween(asked.from, asked.to)
  const left: Left[] = []
  const wanted = lessons.flatMap((lesson): ChangeableLesson[] => {
    const moved = { ...lesson, date: addDays(lesson.date, shift) }
    const reason = stayReason(lesson) ?? dayReason(calendar, moved)
    if (!reason) return [moved]
    left.push({ lesson, reason, other: null })
    return []
  })
  const { fits, clashing } = fit(wanted, standing)
  const met = clashing.map(({ wanted: lesson, other, side }): Left => ({
    lesson: { ...lesson, date: addDays(lesson.date, -shift) },
    reason: side,
    other,
  }))
  return { changed: fits, left: [...left, ...met] }
}

/** Lessons that pupils shall attend from home. */
export function planRemote(lessons: readonly ChangeableLesson[]): Changing {
  const reasonOf = (lesson: ChangeableLesson) => stayReason(lesson) ?? (lesson.remote ? ('remote' as const) : undefined)
  return {
    changed: lessons.filter((lesson) => !reasonOf(lesson)).map((lesson) => ({ ...lesson, remote: true })),
    left: lessons.flatMap((lesson): Left[] => {
      const reason = reasonOf(lesson)
      return reason ? [{ lesson, reason, other: null }] : []
    }),
  }
}

function dayReason(
  calendar: Calendar,
  { date, parallel, year, quarterId }: ChangeableLesson,
): Left['reason'] | undefined {
  if (quarterOf(calendar, date, year) !== quarterId) return 'outside'
  return isOff(calendar.holidays, date, parallel) ? 'holiday' : undefined
}
