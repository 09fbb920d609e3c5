import { addDays, weekDay } from '@qalam/contract/kernel/dates.ts'

type Stretch = { startsOn: string; endsOn: string }
export type Quarter = Stretch & { id: number }
export type Holiday = Stretch & { parallels: readonly number[] | null }

/** The school days of a quarter for a parallel, with their weekday 1…6; days off are left out. */
export function schoolDays(
  quarter: Stretch,
  holidays: readonly Holiday[],
  parallel: number,
): { day: string; weekDay: number }[] {
  const days: { day: string; weekDay: number }[] = []
  for (let day = quarter.startsOn; day <= quarter.endsOn; day = addDays(day, 1)) {
    const number = weekDay(day)
    if (number < 7 && !holidays.some((holiday) => isOff(holiday, day, parallel))) days.push({ day, weekDay: number })
  }
  return days
}

const isOff = ({ startsOn, endsOn, parallels }: Holiday, day: string, parallel: number): boolean =>
  startsOn <= day && day <= endsOn && (parallels === null || parallels.includes(parallel))

/** What decides on which days the lessons of a class are held. */
export type Days = {
  today: string
  quarters: readonly Quarter[]
  holidays: readonly Holiday[]
  classes: ReadonlyMap<string, { hasLessons: boolean }>
}

/**
 * The dates of a slot of the week in its academic year. A class that has lessons already gets a new slot from today on:
 * what is past was not held.
 */
export function datesOf(
  { weekDay: wanted, classLabel }: { weekDay: number; classLabel: string },
  { parallel }: { parallel: number },
  { today, quarters, holidays, classes }: Days,
): { day: string; quarterId: number }[] {
  const from = classes.get(classLabel)?.hasLessons ? today : ''
  return quarters.flatMap((quarter) =>
    schoolDays(quarter, holidays, parallel)
      .filter(({ day, weekDay: number }) => number === wanted && day >= from)
      .map(({ day }) => ({ day, quarterId: quarter.id })),
  )
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
