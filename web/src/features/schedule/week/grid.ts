import type { LessonCard, ScheduleDay, WeekSchedule } from '@qalam/contract/schedule/api.ts'
import type { WeekCell } from './carry.ts'
import type { TimeSlot } from './week.ts'

/** A line of the grid: a bell, or the own time of a lesson that follows none. `shift` is 1 or 2. */
export type WeekRow = { number: number | null; timeStart: string; timeEnd: string; shift: number }
/** Columns and lines; `at` holds the lessons of a cell. */
export type Grid = {
  days: readonly ScheduleDay[]
  rows: readonly WeekRow[]
  at: (row: WeekRow, day: ScheduleDay) => LessonCard[]
}

type TimeRange = Pick<WeekRow, 'timeStart' | 'timeEnd'>
const keyOf = ({ timeStart, timeEnd }: TimeRange): string => `${timeStart}-${timeEnd}`

/** The line a lesson stands in: the bell it begins with, else the bell it begins during, else a line of its own. */
function rowOf(lesson: TimeRange, bells: readonly WeekRow[]): WeekRow {
  const { timeStart, timeEnd } = lesson
  return (
    bells.find((bell) => keyOf(bell) === keyOf(lesson)) ??
    bells.find((bell) => bell.timeStart === timeStart) ??
    bells.find((bell) => bell.timeStart < timeStart && timeStart < bell.timeEnd) ?? {
      number: null,
      timeStart,
      timeEnd,
      shift: shiftAt(timeStart, bells),
    }
  )
}

/** The shift that a time without a bell belongs to: that of the last bell before it, else of the first one. */
function shiftAt(time: string, bells: readonly WeekRow[]): number {
  const inOrder = bells.toSorted((a, b) => (a.timeStart < b.timeStart ? -1 : 1))
  return (inOrder.findLast(({ timeStart }) => timeStart <= time) ?? inOrder[0])?.shift ?? 1
}

/** The days that get a column: an empty Saturday at the end of the week gets none, unless it is asked for. */
export function columnsOf(days: readonly ScheduleDay[], asked: string | undefined): ScheduleDay[] {
  const needed = days.findLastIndex(({ date, lessons }, index) => index < 5 || lessons.length > 0 || date === asked)
  return days.slice(0, needed + 1)
}

type Week = Pick<WeekSchedule, 'days' | 'periods' | 'can'>

/**
 * The week as columns and lines, shift by shift. Who may not add sees no lines before the first lesson and after the last.
 */
export function gridOf({ days, periods, can }: Week): Grid {
  const cells = new Map<string, LessonCard[]>()
  const used = new Map<string, WeekRow>()
  for (const day of days)
    for (const lesson of day.lessons) {
      const row = rowOf(lesson, periods)
      used.set(keyOf(row), row)
      const key = `${day.date} ${keyOf(row)}`
      cells.set(key, [...(cells.get(key) ?? []), lesson])
    }
  const all = new Map([...periods.map((bell): [string, WeekRow] => [keyOf(bell), bell]), ...used])
  // Clock times need no alphabet: asking for one makes the browser read its tables, which takes a first page 15 ms.
  const rows = [...all.values()].sort((a, b) => a.shift - b.shift || (keyOf(a) < keyOf(b) ? -1 : 1))
  return {
    days,
    rows: can.add ? rows : trimmed(rows, used),
    at: (row, day) => cells.get(`${day.date} ${keyOf(row)}`) ?? [],
  }
}

function trimmed(rows: readonly WeekRow[], used: ReadonlyMap<string, WeekRow>): WeekRow[] {
  const isUsed = (row: WeekRow) => used.has(keyOf(row))
  return rows.slice(rows.findIndex(isUsed), rows.findLastIndex(isUsed) + 1)
}

/** Whether no lesson stands in a line: it is drawn low. */
export const isFolded = ({ days, at }: Grid, row: WeekRow): boolean => days.every((day) => at(row, day).length === 0)

/** The first line of each shift, where a week has two: there the shift is named. */
export const shiftHeads = ({ rows }: Grid): ReadonlySet<WeekRow> =>
  new Set(
    rows[0]?.shift === rows.at(-1)?.shift ? [] : rows.filter(({ shift }, index) => shift !== rows[index - 1]?.shift),
  )

/** The stretch that a cell stands for; null outside the grid. */
export function placeAt({ days, rows }: Grid, { day, row }: WeekCell): TimeSlot | null {
  const [column, line] = [days[day], rows[row]]
  return column && line ? { date: column.date, timeStart: line.timeStart, timeEnd: line.timeEnd } : null
}

/** The lessons of a cell. */
export function lessonsAt({ days, rows, at }: Grid, { day, row }: WeekCell): LessonCard[] {
  const [column, line] = [days[day], rows[row]]
  return column && line ? at(line, column) : []
}

/** A lesson and the cell it stands in. */
export function find(grid: Grid, uuid: string): { lesson: LessonCard; at: WeekCell } | null {
  for (const day of grid.days.keys())
    for (const row of grid.rows.keys()) {
      const lesson = lessonsAt(grid, { day, row }).find((one) => one.uuid === uuid)
      if (lesson) return { lesson, at: { day, row } }
    }
  return null
}
