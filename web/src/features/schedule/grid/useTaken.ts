import type { LessonCard, BusyTime, WeekOf } from '@qalam/contract/schedule/api.ts'
import { useQuery } from '@tanstack/react-query'
import { busyWith } from '../reads.ts'
import { takenIn } from '../week/free.ts'

/** When a carried lesson cannot stand without a clash: what the week shows at once, what the server adds in a moment. */
export function useTaken(carried: LessonCard | undefined, { days, weekStart }: WeekOf): readonly BusyTime[] | null {
  const { data } = useQuery({ ...busyWith(carried?.uuid ?? '', weekStart), enabled: carried !== undefined })
  if (!carried) return null
  const lessons = days.flatMap((day) => day.lessons)
  return [...takenIn(lessons, carried), ...(data?.taken ?? [])]
}
