import { useQuery } from '@tanstack/react-query'
import { quarterYears } from './reads.ts'

/**
 * The school's quarters, and the one a day lies in; null between quarters and while they are on their way. `hasNone` of a
 * school that was given none yet.
 */
export function useQuarters() {
  const { data } = useQuery(quarterYears)
  const years = data ?? []
  const quarters = years.flatMap((year) => year.quarters)
  const on = (date: string | null | undefined) =>
    (date && quarters.find(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)?.id) || null
  const days = quarters.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).sort()
  return { years, quarters, hasNone: data?.length === 0, on, first: days[0], last: days.at(-1) }
}
