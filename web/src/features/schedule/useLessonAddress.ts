import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { useLocation } from 'wouter'
import { linkTo, useFilters } from '#platform/screen.ts'
import { viewIn } from './reads.ts'

/** Where the card of a lesson leads: from a dated week to the lesson of that day, so that one finds back (R-2.2-02, Q-125). */
export function useLessonAddress({ uuid, date }: Pick<LessonCard, 'uuid' | 'date'>): string {
  const [path] = useLocation()
  const [filters] = useFilters()
  const view = Object.fromEntries(new URLSearchParams(viewIn(filters)))
  if (path.includes('/backoffice/'))
    return linkTo('/backoffice/schedules/lesson/:scheduleId/:tab?', { scheduleId: uuid })
  return path === '/schedule'
    ? linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId: uuid }, view)
    : linkTo('/schedule/:date/lesson/:scheduleId/:tab?', { date, scheduleId: uuid }, view)
}
