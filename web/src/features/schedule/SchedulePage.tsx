import { mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { WeekSchedule } from '@qalam/contract/schedule/api.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { CalendarButton } from '#features/calendar-feed/public.tsx'
import { useKeptLessons } from '#features/lesson/public.tsx'
import { idle } from '#platform/idle.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo, navigate, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { dayIn, staleReads, viewIn, weekOf } from './reads.ts'
import { isSomebodys } from './week/week.ts'
import { Week } from './Week.tsx'

// Whoever opens a week looks at it first; the place of the chooser is kept.
const ViewChooser = lazy(() => idle().then(() => import('./ViewChooser.tsx')))

/** The week of a group, a teacher or a cabinet, or one's own (R-2.2-01, Q-098). */
export default function SchedulePage({ params }: { params: { date?: string } }) {
  const [filters] = useFilters()
  const day = dayIn(params.date)
  // The week that was open stays on the screen while the next one is on its way.
  const [monday, view] = [useDeferredValue(mondayOf(day)), useDeferredValue(viewIn(filters))]
  const { data: week } = useSuspenseQuery(weekOf(monday, view))
  const isLeaving = monday !== mondayOf(day) || view !== viewIn(filters)
  useLive(scheduleChanged, () => staleReads, [weekOf(monday, view)])
  useKeptLessons(marked(week))
  const open = (date: string | undefined) => navigate(linkTo('/schedule/:date?', { date }, filters))

  return isSomebodys(week) ? (
    <Week
      title={text('schedule.title')}
      chooser={
        week.can.choose && (
          <Suspense fallback={null}>
            <ViewChooser kind={week.view.kind} id={week.view.id} />
          </Suspense>
        )
      }
      more={<CalendarButton />}
      week={week}
      asked={params.date}
      day={day}
      isLeaving={isLeaving}
      onOpen={open}
    />
  ) : (
    <NoGroup />
  )
}

/** The lessons that whoever looks at their own week teaches. */
const marked = ({ view, days }: WeekSchedule): string[] =>
  view?.kind === 'teacher'
    ? days.flatMap(({ lessons }) => lessons.flatMap(({ uuid, can }) => (can.mark ? uuid : [])))
    : []

/** A student whom the school has not put into a group yet. */
const NoGroup = () => (
  <Screen title={text('schedule.title')}>
    <EmptyList title={text('schedule.no-group')} text={text('schedule.no-group-hint')} />
  </Screen>
)
