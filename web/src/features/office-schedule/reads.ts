import { mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { dayIn, staleReads, weekOf } from '#features/schedule/public.tsx'
import { everyReadOf, read } from '#platform/api.ts'

export type BoardKind = 'group' | 'teacher' | 'cabinet'
export type Span = 'day' | 'week'

/** Whether the address bar asks for a day or a week of the whole school. */
export const spanIn = ({ span }: Readonly<Record<string, string>>): Span => (span === 'week' ? 'week' : 'day')

/** The timetable of the whole school; in the span of a week any of its days asks for the same. */
export const boardOf = (date: string, span: Span) =>
  read(officeSchedule.board, { query: { date: span === 'week' ? mondayOf(date) : date, span } })

/** What the router starts: the board of the address that is about to be shown. */
export function boardNow() {
  const filters = Object.fromEntries(new URLSearchParams(window.location.search))
  return boardOf(dayIn(filters['date']), spanIn(filters))
}

export const weekIn = (kind: BoardKind, id: string, date: string | undefined) =>
  weekOf(mondayOf(dayIn(date)), `${kind}Id=${id}`)

/** Every board, whatever day it shows. */
export const everyBoard = [everyReadOf(officeSchedule.board)]

/** Whose weeks there are. */
export const choices = read(schedule.choices, {}, { freshFor: 600_000, later: true })

/** The weeks of a quarter. */
export const weeksOf = (quarterId: number) => read(officeSchedule.quarterWeeks, { query: { quarterId } })

/** The latest acts on many lessons, and whose lessons one may change so. */
export const batches = read(officeSchedule.batches, {}, { later: true })

/** The reference week of a class. */
export const refOf = (groupId: string) => read(officeSchedule.refWeek, { query: { groupId: Number(groupId) } })

/** Every reference week: a slot of one class takes the time of teachers of others. */
export const everyRef = [everyReadOf(officeSchedule.refWeek)]

/** What an act on many lessons makes stale. */
export const afterBatch = [...staleReads, ...everyBoard, batches]
