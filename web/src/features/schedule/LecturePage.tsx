import { isDay } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { NewThemeLecture, planTheme } from '#features/content/public.tsx'
import { linkTo, navigate, useFilters } from '#platform/screen.ts'
import SchedulePage from './SchedulePage.tsx'

type Params = { calendarPlanLessonUUID: string; date?: string }

/** The week with the dialog of a new lecture over it, bound to the theme of a lesson (R-2.2-03). */
export default function LecturePage({ params }: { params: Params }) {
  const date = params.date !== undefined && isDay(params.date) ? params.date : undefined
  const [filters] = useFilters()
  const { data } = useSuspenseQuery(planTheme(params.calendarPlanLessonUUID))
  return (
    <>
      <SchedulePage params={{ ...(date !== undefined && { date }) }} />
      <NewThemeLecture
        theme={data.calendarPlanLesson}
        onClose={() => navigate(linkTo('/schedule/:date?', { date }, filters))}
      />
    </>
  )
}
