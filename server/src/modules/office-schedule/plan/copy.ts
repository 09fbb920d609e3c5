import { addDays, daysBetween, mondayOf, yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import type { CopyWeek, LeftLesson } from '@qalam/contract/office-schedule/batches.ts'
import type { Slot } from '@qalam/contract/schedule/rules.ts'
import type { Calendar } from '../views/calendar.ts'
import type { ChangeableLesson } from '../views/lessons.ts'
import { fit } from './fit.ts'
import { isClosed, type Left } from './left.ts'

/** A lesson to be created. */
export type WantedLesson = Slot & { planUuid: string; subgroupId: number | null; quarterId: number }

type Span = { from: string; until: string }

/** The Mondays that a week is copied to: one, or those of a quarter that are still to come and lie after it. */
export function targetsOf(
  { dateFrom, dateTo, isForQuarter }: Pick<CopyWeek, 'dateFrom' | 'dateTo' | 'isForQuarter'>,
  quarter: { startsOn: string; endsOn: string },
  today: string,
): string[] {
  if (isForQuarter === 0) return dateTo === null ? [] : [mondayOf(dateTo)]
  const source = mondayOf(dateFrom)
  const isSource = quarter.startsOn <= addDays(source, 6) && source <= quarter.endsOn
  const first = isSource ? addDays(source, 7) : mondayOf(quarter.startsOn)
  const begin = first < mondayOf(today) ? mondayOf(today) : first
  const weeks = Math.floor(daysBetween(begin, quarter.endsOn) / 7) + 1
  return Array.from({ length: Math.max(weeks, 0) }, (_, index) => addDays(begin, index * 7))
}

export const spanOf = (mondays: readonly string[]): Span => ({
  from: mondays[0] ?? '',
  until: addDays(mondays.at(-1) ?? '', 6),
})

/** The days of some weeks. */
export const daysOf = (mondays: readonly string[]): string[] =>
  mondays.flatMap((monday) => Array.from({ length: 7 }, (_, index) => addDays(monday, index)))

type Copying = {
  source: readonly ChangeableLesson[]
  standing: readonly ChangeableLesson[]
  calendar: Calendar
  /** The Mondays to copy to. */
  targets: readonly string[]
  /** The first day that may get lessons. */
  notBefore: string
}

/** What a copy creates, and what it leaves out and why. A lesson goes to whoever teaches by its plan now. */
export function planCopy({ source, standing, calendar, targets, notBefore }: Copying): {
  create: WantedLesson[]
  left: Left[]
} {
  const left: Left[] = []
  const there = new Set(standing.map(sameOf))
  const wanted = targets.flatMap((monday) =>
    source.flatMap((lesson): WantedLesson[] => {
      const date = addDays(monday, daysBetween(mondayOf(lesson.date), lesson.date))
      if (date < notBefore) return []
      const { planTeacherId } = lesson
      const quarterId = quarterOf(calendar, date, lesson.year)
      const moved = { ...lesson, date, teacherId: planTeacherId ?? lesson.teacherId }
      const reason = reasonOf(calendar, moved, quarterId, there)
      if (reason || quarterId === null) {
        left.push({ lesson: moved, reason: reason ?? 'outside', other: null })
        return []
      }
      return [wantedOf(moved, quarterId)]
    }),
  )
  const { fits, clashing } = fit(wanted, standing)
  const met = clashing.map(({ wanted: lesson, other, side }): Left => ({ lesson, reason: side, other }))
  return { create: fits, left: [...left, ...met].toSorted((a, b) => (placeOf(a.lesson) < placeOf(b.lesson) ? -1 : 1)) }
}

const wantedOf = (lesson: ChangeableLesson, quarterId: number): WantedLesson => ({
  date: lesson.date,
  timeStart: lesson.timeStart,
  timeEnd: lesson.timeEnd,
  teacherId: lesson.teacherId,
  cabinetId: lesson.cabinetId,
  groupId: lesson.groupId,
  subjectId: lesson.subjectId,
  subgroup: lesson.subgroup,
  subgroupId: lesson.subgroupId,
  planUuid: lesson.planUuid,
  quarterId,
})

const placeOf = ({ date, timeStart, groupId }: Slot): string => `${date} ${timeStart} ${groupId}`

/** Two lessons of the same class, subject and half at the same time are the same one. */
const sameOf = ({ date, timeStart, groupId, subjectId, subgroup }: Slot): string =>
  [date, timeStart, groupId, subjectId, subgroup?.number ?? ''].join(' ')

function reasonOf(
  { holidays }: Calendar,
  lesson: ChangeableLesson,
  quarterId: number | null,
  there: ReadonlySet<string>,
): LeftLesson['reason'] | undefined {
  const { date, parallel, planTeacherId } = lesson
  if (quarterId === null) return 'outside'
  if (planTeacherId === null) return 'plan'
  if (isClosed(lesson, quarterId)) return 'closed'
  if (isOff(holidays, date, parallel)) return 'holiday'
  return there.has(sameOf(lesson)) ? 'stands' : undefined
}

/** Whether a grade has no lessons on a day. */
export const isOff = (holidays: Calendar['holidays'], date: string, parallel: number): boolean =>
  holidays.some(
    ({ startsOn, endsOn, parallels }) =>
      startsOn <= date && date <= endsOn && (parallels === null || parallels.includes(parallel)),
  )

export const quarterOf = ({ quarters }: Calendar, date: string, year: number): number | null =>
  quarters.find(({ id, startsOn, endsOn }) => startsOn <= date && date <= endsOn && yearOfQuarter(id) === year)?.id ??
  null
