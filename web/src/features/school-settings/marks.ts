import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { SchoolDays } from '@qalam/contract/school-settings/api.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import type { DayMark } from '#ui/page/MonthCalendar.tsx'

/** What the school itself said of its days; the calendar knows the country's days off. */
export function marksOf({ off, working }: SchoolDays): Record<string, DayMark[]> {
  const marks: Record<string, DayMark[]> = {}
  for (const { startsOn, endsOn, name, kind } of off.filter(({ kind }) => kind === 'own'))
    for (let day = startsOn; day <= endsOn; day = addDays(day, 1))
      (marks[day] ??= []).push({ label: named(name) || text(`day-off.${kind}`), tone: 'warning' })
  for (const { day } of working)
    (marks[day] ??= []).push({ label: text('school-settings.working-kind'), tone: 'success' })
  return marks
}
