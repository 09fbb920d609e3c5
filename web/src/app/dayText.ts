import { useQuery } from '@tanstack/react-query'
import { dayLong, monthOf, today, weekdayLong, weekdayShort } from '#platform/dates.ts'
import { currentLanguage } from '#platform/text.ts'
import type { DayText } from '#ui/page/days.tsx'
import { daysOff } from './reads.ts'

/** How the calendars of the kit write days, and which days the school has off. */
export const dayText: DayText = {
  month: monthOf,
  weekdayShort,
  weekdayLong,
  full: (day) => `${weekdayLong(day)}, ${dayLong(day)}`,
  today,
  useDaysOff: (around) => {
    const { data = [] } = useQuery(daysOff(around))
    return (day) => data.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)?.name[currentLanguage()]
  },
}
