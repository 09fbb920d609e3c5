import type { AttendanceDay } from '@qalam/contract/attendance/api.ts'
import { named } from '#platform/named.ts'

type Row = AttendanceDay['rows'][number]

const away = new Set(['absent', 'excused', 'ill'])

/** When a lesson begins and of what it is. */
export const titleOf = ({ timeStart, subject }: AttendanceDay['lessons'][number]): string =>
  `${timeStart} ${named(subject)}`

/** Lessons of the day that a student was away from. */
export const missedIn = ({ cells }: Row): number => cells.filter(({ sign }) => sign !== null && away.has(sign)).length

/** Whether a student was away from every lesson of the day that was marked. */
export function wasAwayAllDay(row: Row, { lessons }: Pick<AttendanceDay, 'lessons'>): boolean {
  const marked = new Set(lessons.flatMap(({ uuid, marked }) => (marked ? [uuid] : [])))
  const known = row.cells.filter(({ lesson }) => marked.has(lesson)).length
  return known > 0 && missedIn(row) === known
}
