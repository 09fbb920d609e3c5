import type { Board, ClassRow, Course, TeacherRow } from './board.ts'
import { type Goal, goals } from './task.ts'

/** Free minutes between two lessons that hold a lesson with its breaks: one window. */
const windowMinutes = 50

export function teacherWindows({ days, at }: TeacherRow, day: number): number {
  let windows = 0
  let end = -1
  for (const cell of days[day] ?? []) {
    if (!at[cell.index]) continue
    if (end >= 0) windows += Math.floor((cell.from - end) / windowMinutes)
    end = cell.to
  }
  return windows
}

export function surplusDays({ wishedDays, days, at }: TeacherRow): number {
  if (wishedDays === null) return 0
  let present = 0
  for (const day of days) if (day.some(({ index }) => at[index])) present += 1
  return Math.max(0, present - wishedDays)
}

/** Empty lessons before the last one: a class comes to the first bell and leaves when it has no more. */
export function classWindows({ days, at, counts }: ClassRow, day: number): number {
  let last = -1
  for (const { order, index } of days[day] ?? []) if (at[index]) last = order
  return last + 1 - (counts[day] ?? 0)
}

export function hardLast({ days, at, counts }: ClassRow, day: number, hardFrom: number): number {
  if ((counts[day] ?? 0) < 2) return 0
  let last = 0
  for (const { index } of days[day] ?? []) last = at[index]?.difficulty ?? last
  return last >= hardFrom ? 1 : 0
}

/** How far a day of a class is from an even share of its week. */
export function unevenness({ days, counts, hours }: ClassRow, day: number): number {
  if (!days[day]?.length) return 0
  let open = 0
  for (const one of days) if (one.length > 0) open += 1
  const count = counts[day] ?? 0
  return Math.max(0, count - Math.ceil(hours / open), Math.floor(hours / open) - count)
}

/** Lessons of a subject on neighbouring days, when there are few enough to keep a day between them. */
export function neighbours({ blocks, days }: Course): number {
  if (blocks.length < 2 || blocks.length * 2 > days + 1) return 0
  let present = 0
  for (const { cell } of blocks) if (cell) present |= 1 << cell.day
  let pairs = 0
  for (let both = present & (present >> 1); both > 0; both &= both - 1) pairs += 1
  return pairs
}

/** Lessons of a subject that share a day against the plan's wish, or stand alone against it. */
export function doubles({ blocks, double, days }: Course): number {
  const share = Math.max(1, Math.ceil(blocks.length / Math.max(1, days)))
  let misses = 0
  let singles = 0
  for (let day = 1; day <= 7; day += 1) {
    let [count, low, high] = [0, 99, -1]
    for (const { cell } of blocks) {
      if (cell?.day !== day) continue
      count += 1
      low = Math.min(low, cell.order)
      high = Math.max(high, cell.order)
    }
    if (!double) misses += Math.max(0, count - share)
    else if (count === 1) singles += 1
    else if (count > 1) misses += count - 2 + (high - low + 1 > count ? 1 : 0)
  }
  return misses + (double ? Math.max(0, singles - (blocks.length % 2)) : 0)
}

const weekDays = [1, 2, 3, 4, 5, 6, 7]
const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0)

/** How often each goal is missed in the whole school. */
export function scoreOf({ classes, teachers, courses, hardFrom }: Board): Record<Goal, number> {
  return {
    teacherWindows: sum(teachers, (one) => sum(weekDays, (day) => teacherWindows(one, day))),
    classWindows: sum(classes, (one) => sum(weekDays, (day) => classWindows(one, day))),
    hardLast: sum(classes, (one) => sum(weekDays, (day) => hardLast(one, day, hardFrom))),
    spread: sum(classes, (one) => sum(weekDays, (day) => unevenness(one, day))) + sum(courses, neighbours),
    doubles: sum(courses, doubles),
    teacherDays: sum(teachers, surplusDays),
  }
}

export const costOf = (board: Board): number => {
  const score = scoreOf(board)
  return sum(goals, (goal) => score[goal] * board.weights[goal])
}
