import { addDays, numberOfQuarter, yearOfQuarter } from '../kernel/calendar.ts'
import type { Named } from '../kernel/languages.ts'
import { vacationWords } from './vacation-words.ts'

/** A quarter by its number such as 20262, with its first and last day. */
type Quarter = { id: number; startsOn: string; endsOn: string }

const names: readonly Named[] = [
  vacationWords['schedule.vacation-autumn'],
  vacationWords['schedule.vacation-winter'],
  vacationWords['schedule.vacation-spring'],
]

/** Months of the summer between two school years, as `05` … `08`. */
const isSummer = (day: string): boolean => day.slice(5, 7) >= '05' && day.slice(5, 7) <= '08'

/**
 * The school holidays that a day lies in: between two quarters of one year, or the summer after the last one. Null inside a
 * quarter, and where the next quarter is not known: nobody is told of holidays that the school has not set.
 */
export function vacationOn(day: string, quarters: readonly Quarter[]): Named | null {
  if (quarters.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) return null
  const [before] = quarters.filter(({ endsOn }) => endsOn < day).toSorted((a, b) => (a.endsOn < b.endsOn ? 1 : -1))
  if (!before) return null
  const number = numberOfQuarter(before.id)
  if (number === 4) {
    const isNextSummer = isSummer(day) && day < addDays(before.endsOn, 120)
    return isNextSummer ? vacationWords['schedule.vacation-summer'] : null
  }
  const isBetween = quarters.some(({ id }) => yearOfQuarter(id) === yearOfQuarter(before.id) && id > before.id)
  return isBetween ? (names[number - 1] ?? null) : null
}
