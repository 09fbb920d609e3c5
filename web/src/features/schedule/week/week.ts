import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { LessonCard, ScheduleDay, WeekOf, WeekSchedule } from '@qalam/contract/schedule/api.ts'
import type { Cell } from './carry.ts'

/** A stretch of a day where a lesson may stand. */
export type Place = { date: string; timeStart: string; timeEnd: string }
/** A line of the grid: a bell, or the own time of a lesson that follows none. */
export type Row = { number: number | null; timeStart: string; timeEnd: string }
/** Columns and lines; `at` holds the lessons of a cell. */
export type Grid = {
  days: readonly ScheduleDay[]
  rows: readonly Row[]
  at: (row: Row, day: ScheduleDay) => LessonCard[]
}

type Stretch = Pick<Row, 'timeStart' | 'timeEnd'>
const keyOf = ({ timeStart, timeEnd }: Stretch): string => `${timeStart}-${timeEnd}`

/** The line a lesson stands in: the bell it begins with, else the bell it begins during, else a line of its own. */
function rowOf(lesson: Stretch, bells: readonly Row[]): Row {
  const { timeStart, timeEnd } = lesson
  return (
    bells.find((bell) => keyOf(bell) === keyOf(lesson)) ??
    bells.find((bell) => bell.timeStart === timeStart) ??
    bells.find((bell) => bell.timeStart < timeStart && timeStart < bell.timeEnd) ?? { number: null, timeStart, timeEnd }
  )
}

/** The week as columns and lines. Who may not add sees no lines before the first lesson and after the last one. */
export function gridOf({ days, periods, can }: Pick<WeekSchedule, 'days' | 'periods' | 'can'>): Grid {
  const cells = new Map<string, LessonCard[]>()
  const used = new Map<string, Row>()
  for (const day of days)
    for (const lesson of day.lessons) {
      const row = rowOf(lesson, periods)
      used.set(keyOf(row), row)
      const key = `${day.date} ${keyOf(row)}`
      cells.set(key, [...(cells.get(key) ?? []), lesson])
    }
  const all = new Map([...periods.map((bell): [string, Row] => [keyOf(bell), bell]), ...used])
  // Clock times need no alphabet: asking for one makes the browser read its tables, which takes a first page 15 ms.
  const rows = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  return {
    days,
    rows: can.add ? rows : trimmed(rows, used),
    at: (row, day) => cells.get(`${day.date} ${keyOf(row)}`) ?? [],
  }
}

function trimmed(rows: readonly Row[], used: ReadonlyMap<string, Row>): Row[] {
  const isUsed = (row: Row) => used.has(keyOf(row))
  return rows.slice(rows.findIndex(isUsed), rows.findLastIndex(isUsed) + 1)
}

export const isSomebodys = (week: WeekSchedule): week is WeekOf => week.view !== null

export const isEmpty = ({ days }: Pick<WeekSchedule, 'days'>): boolean =>
  days.every(({ lessons }) => lessons.length === 0)

/** The stretch that a cell stands for; null outside the grid. */
export function placeAt({ days, rows }: Grid, { day, row }: Cell): Place | null {
  const [column, line] = [days[day], rows[row]]
  return column && line ? { date: column.date, timeStart: line.timeStart, timeEnd: line.timeEnd } : null
}

/** The lessons of a cell. */
export function lessonsAt({ days, rows, at }: Grid, { day, row }: Cell): LessonCard[] {
  const [column, line] = [days[day], rows[row]]
  return column && line ? at(line, column) : []
}

/** A lesson and the cell it stands in. */
export function find(grid: Grid, uuid: string): { lesson: LessonCard; at: Cell } | null {
  for (const day of grid.days.keys())
    for (const row of grid.rows.keys()) {
      const lesson = lessonsAt(grid, { day, row }).find((one) => one.uuid === uuid)
      if (lesson) return { lesson, at: { day, row } }
    }
  return null
}

export const samePlace = (a: Place, b: Place): boolean =>
  a.date === b.date && a.timeStart === b.timeStart && a.timeEnd === b.timeEnd

/** Whether a lesson is going on at a day and wall time. */
export const isNow = (lesson: Place, day: string, clock: string): boolean =>
  lesson.date === day && lesson.timeStart <= clock && clock < lesson.timeEnd

/** The day a phone shows: the asked one, or the first of the week. */
export const dayShown = (days: readonly ScheduleDay[], asked: string): ScheduleDay | undefined =>
  days.find(({ date }) => date === asked) ?? days[0]

/** Where lessons go on after a day without any: a later day of the week, else the Monday after it. */
export const nextSchoolDay = ({ days, weekStart }: Pick<WeekSchedule, 'days' | 'weekStart'>, day: string): string =>
  days.find(({ date, lessons }) => date > day && lessons.length > 0)?.date ?? addDays(weekStart, 7)

/** Whether a removed lesson can be put back exactly as it was: by its theme, and by the teacher of its plan. */
export const isRestorable = ({ calendarPlanLessonUuid, substituted }: LessonCard): boolean =>
  calendarPlanLessonUuid !== null && substituted === null
