import { addDays, weekDay } from '@qalam/contract/kernel/calendar.ts'

type DayRange = { startsOn: string; endsOn: string }
export type Quarter = DayRange & { id: number }
export type Holiday = DayRange & { parallels: readonly number[] | null }

export type QuarterDay = { day: string; weekDay: number }

/**
 * The school days of a quarter for a parallel, with the weekday 1…6 whose timetable they follow; days off are left out.
 */
export function schoolDays(
  quarter: DayRange,
  holidays: readonly Holiday[],
  parallel: number,
  working: readonly QuarterDay[] = [],
): { day: string; weekDay: number }[] {
  const days: { day: string; weekDay: number }[] = []
  for (let day = quarter.startsOn; day <= quarter.endsOn; day = addDays(day, 1)) {
    const worked = working.find((one) => one.day === day)
    const number = weekDay(day)
    if (worked) days.push({ day, weekDay: worked.weekDay })
    else if (number < 7 && !holidays.some((holiday) => isOff(holiday, day, parallel)))
      days.push({ day, weekDay: number })
  }
  return days
}

export const isOff = ({ startsOn, endsOn, parallels }: Holiday, day: string, parallel: number): boolean =>
  startsOn <= day && day <= endsOn && (parallels === null || parallels.includes(parallel))

/** What decides on which days the lessons of a class are held. */
export type Days = {
  today: string
  quarters: readonly Quarter[]
  holidays: readonly Holiday[]
  working: readonly QuarterDay[]
  classes: ReadonlyMap<string, { hasLessons: boolean }>
}

type Dated = { day: string; weekDay: number; quarterId: number }
type Slot = { classLabel: string; weekDay: number }

/**
 * The dates of a slot of the week in its academic year. A class that has lessons already gets a new slot from today on:
 * what is past was not held.
 */
export function datesWith({ today, quarters, holidays, working, classes }: Days) {
  const known = new Map<number, Dated[]>()
  const daysOf = (parallel: number): Dated[] => {
    const before = known.get(parallel)
    if (before) return before
    const days = quarters.flatMap((quarter) =>
      schoolDays(quarter, holidays, parallel, working).map((day) => ({ ...day, quarterId: quarter.id })),
    )
    known.set(parallel, days)
    return days
  }
  return (slot: Slot, { parallel }: { parallel: number }): Dated[] => {
    const from = classes.get(slot.classLabel)?.hasLessons ? today : ''
    return daysOf(parallel).filter(({ day, weekDay }) => weekDay === slot.weekDay && day >= from)
  }
}

/** Pairs the waiting themes of each plan and quarter with its open lessons, both in order. */
export function bindInOrder<
  L extends { planUuid: string; quarterId: number },
  T extends { planUuid: string; quarterId: number; ordinal: number },
>(lessons: readonly L[], themes: readonly T[]): { lesson: L; theme: T }[] {
  const key = ({ planUuid, quarterId }: { planUuid: string; quarterId: number }) => `${planUuid} ${quarterId}`
  const waiting = Map.groupBy(
    [...themes].sort((a, b) => a.ordinal - b.ordinal),
    key,
  )
  const next = new Map<string, number>()
  return lessons.flatMap((lesson) => {
    const place = next.get(key(lesson)) ?? 0
    const theme = waiting.get(key(lesson))?.[place]
    if (!theme) return []
    next.set(key(lesson), place + 1)
    return [{ lesson, theme }]
  })
}
