import { mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { WeekOf } from '@qalam/contract/schedule/api.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconPrint from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { daysBetweenText } from '#platform/dates.ts'
import { idle } from '#platform/idle.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo, navigate, useFilters } from '#platform/screen.ts'
import { type MessageKey, text } from '#platform/text.ts'
import { PromoSlot } from '#features/news/public.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyList } from '#ui/EmptyList.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { DayView } from './grid/DayView.tsx'
import { WeekGrid } from './grid/WeekGrid.tsx'
import { dayIn, staleReads, viewIn, weekOf } from './reads.ts'
import styles from './Schedule.module.css'
import { useMedia } from './useMedia.ts'
import { useWeekActions } from './acts/useWeekActions.ts'
import { dayShown, isEmpty, isSomebodys, nextSchoolDay } from './week/week.ts'
import { WeekBar } from './WeekBar.tsx'

// Whoever opens a week looks at it first; the place of the chooser is kept.
const ViewChooser = lazy(() => idle().then(() => import('./ViewChooser.tsx')))
const ScheduleDialogs = lazy(() => import('./dialogs/ScheduleDialogs.tsx'))

/** The week of a group, a teacher or a cabinet, or one's own (R-2.2-01, Q-098). */
export default function SchedulePage({ params }: { params: { date?: string } }) {
  const [filters] = useFilters()
  const day = dayIn(params.date)
  // The week that was open stays on the screen while the next one is on its way.
  const [monday, view] = [useDeferredValue(mondayOf(day)), useDeferredValue(viewIn(filters))]
  const { data: week } = useSuspenseQuery(weekOf(monday, view))
  const isLeaving = monday !== mondayOf(day) || view !== viewIn(filters)
  useLive(scheduleChanged, () => staleReads, [weekOf(monday, view)])
  const open = (date: string | undefined) => navigate(linkTo('/schedule/:date?', { date }, filters))

  return isSomebodys(week) ? <Week week={week} day={day} isLeaving={isLeaving} onOpen={open} /> : <NoGroup />
}

/** A student whom the school has not put into a group yet. */
const NoGroup = () => (
  <Screen title={text('schedule.title')}>
    <EmptyList title={text('schedule.no-group')} text={text('schedule.no-group-hint')} />
  </Screen>
)

type WeekProps = {
  week: WeekOf
  day: string
  isLeaving: boolean
  onOpen: (date: string | undefined) => void
}

function Week({ week, day, isLeaving, onOpen }: WeekProps) {
  const isPhone = useMedia('(max-width: 699.98px)')
  const isPrinted = useMedia('print')
  const { actions, opened, close, add, keys } = useWeekActions(week)
  const inGrid = !isPhone || isPrinted
  const shown = dayShown(week.days, day)

  return (
    <Screen
      title={text('schedule.title')}
      lead={
        <>
          {week.view.label}
          <span className="print-only">{daysBetweenText(week.weekStart, week.days.at(-1)?.date ?? week.weekEnd)}</span>
        </>
      }
      actions={
        <>
          <Button icon={<IconPrint aria-hidden />} className={styles.wide} onClick={() => window.print()}>
            {text('common.print')}
          </Button>
          {actions && (
            <Button icon={<IconKeyboard aria-hidden />} className={styles.wide} onClick={keys}>
              {text('schedule.keys')}
            </Button>
          )}
          {week.can.add && (
            <Button kind="main" onClick={() => add(shown?.date ?? day)}>
              {text('schedule.add')}
            </Button>
          )}
        </>
      }
    >
      {week.can.choose && (
        <Toolbar>
          <Suspense fallback={<span className={styles.chooser} />}>
            <ViewChooser kind={week.view.kind} id={week.view.id} />
          </Suspense>
        </Toolbar>
      )}
      <PromoSlot place="schedule" />
      <WeekBar week={week} selected={inGrid ? null : (shown?.date ?? day)} onOpen={onOpen} />
      {isEmpty(week) && <EmptyList title={text('schedule.empty-title')} text={text(emptyText(week))} />}
      <div aria-busy={isLeaving} className={isLeaving ? styles.leaving : undefined}>
        {inGrid && (!isEmpty(week) || (week.can.add && week.periods.length > 0)) && (
          <WeekGrid week={week} actions={actions} />
        )}
        {!inGrid && shown && (
          <DayView
            day={shown}
            view={week.view.kind}
            actions={actions}
            isBrief={week.can.choose}
            next={nextSchoolDay(week, shown.date)}
            onOpen={onOpen}
          />
        )}
      </div>
      {opened && (
        <Suspense fallback={null}>
          <ScheduleDialogs opened={opened} onClose={close} />
        </Suspense>
      )}
    </Screen>
  )
}

const emptyText = ({ can }: WeekOf): MessageKey => {
  if (can.add) return 'schedule.empty-add'
  return can.choose ? 'schedule.empty-text' : 'schedule.empty-own'
}
