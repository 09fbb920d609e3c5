import { WeekMenu, wholeSchool } from '#features/office-schedule/public.tsx'
import { useQuarters } from '#features/schedule/public.tsx'
import { today } from '#platform/dates.ts'

/** From the reference week to lessons with dates: the acts of the school timetable, each with its preview and undo. */
export function OnDates() {
  // Read before a dialog opens, so that it begins with the present quarter.
  useQuarters()
  return <WeekMenu whose={wholeSchool()} date={today()} />
}
