import { mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { WeekOf } from '@qalam/contract/schedule/api.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import IconActs from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconPrint from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { listText } from '#platform/dates.ts'
import { idle } from '#platform/idle.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo, navigate, useFilters } from '#platform/screen.ts'
import { store, useStore } from '#platform/storage.ts'
import { type MessageKey, text } from '#platform/text.ts'
import { PresentLesson } from '#features/home/public.tsx'
import { PromoSlot } from '#features/news/public.tsx'
import { Button } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { DragHint } from './DragHint.tsx'
import { DayView } from './grid/DayView.tsx'
import { PaperHead } from './grid/Paper.tsx'
import { WeekGrid } from './grid/WeekGrid.tsx'
import { dayIn, staleReads, viewIn, weekOf } from './reads.ts'
import styles from './Schedule.module.css'
import { useMedia } from './useMedia.ts'
import { acts } from './acts/acts.ts'
import { useWeekActions } from './acts/useWeekActions.ts'
import { columnsOf } from './week/grid.ts'
import { dayShown, freeNames, isEmpty, isFree, isSomebodys, nextSchoolDay } from './week/week.ts'
import { named } from './week/words.ts'
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

  return isSomebodys(week) ? (
    <Week week={week} asked={params.date} day={day} isLeaving={isLeaving} onOpen={open} />
  ) : (
    <NoGroup />
  )
}

/** Whether an empty Saturday has a column too, until the page is loaded anew. */
const saturdays = store(false)

/** A student whom the school has not put into a group yet. */
const NoGroup = () => (
  <Screen title={text('schedule.title')}>
    <EmptyList title={text('schedule.no-group')} text={text('schedule.no-group-hint')} />
  </Screen>
)

type WeekProps = {
  week: WeekOf
  /** The day of the address; undefined without one. */
  asked: string | undefined
  /** The same, or the day a school looks at now. */
  day: string
  isLeaving: boolean
  onOpen: (date: string | undefined) => void
}

function Week({ week, asked, day, isLeaving, onOpen }: WeekProps) {
  const isPhone = useMedia('(max-width: 699.98px)')
  const isPrinted = useMedia('print')
  const { actions, opened, close, add, keys, lastActs } = useWeekActions(week)
  const hasActs = useStore(acts).length > 0
  const inGrid = !isPhone || isPrinted
  const shown = dayShown(week.days, { asked, from: day })
  const isWhole = useStore(saturdays)
  const columns = isWhole ? week.days : columnsOf(week.days, asked)
  const freeDays = inGrid ? week.days : shown ? [shown] : []
  const whyNot = freeDays.every(({ holiday }) => holiday) ? freeText(freeDays) : undefined

  return (
    <Screen
      title={text('schedule.title')}
      lead={
        <>
          <span className="no-print">{week.view.label}</span>
          <PaperHead week={week} />
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
          {actions && hasActs && (
            <Button icon={<IconActs aria-hidden />} onClick={lastActs}>
              {text('schedule.acts')}
            </Button>
          )}
          {week.can.add && (
            <Button
              kind="main"
              disabled={whyNot !== undefined}
              title={whyNot}
              onClick={() => add(inGrid ? day : (shown?.date ?? day))}
            >
              {text('schedule.add')}
            </Button>
          )}
        </>
      }
    >
      <PresentLesson />
      <div className={`${styles.bar} no-print`}>
        {week.can.choose && (
          <div className={styles.chooser}>
            <Suspense fallback={null}>
              <ViewChooser kind={week.view.kind} id={week.view.id} />
            </Suspense>
          </div>
        )}
        <WeekBar week={week} selected={inGrid ? null : (shown?.date ?? day)} onOpen={onOpen} />
        {inGrid && columns.length < week.days.length && (
          <Button size="small" kind="quiet" onClick={() => saturdays.set(true)}>
            {text('schedule.show-saturday')}
          </Button>
        )}
      </div>
      {actions && inGrid && !isEmpty(week) && <DragHint />}
      {isEmpty(week) && <Empty week={week} />}
      <div aria-busy={isLeaving} className={isLeaving ? styles.leaving : undefined}>
        {inGrid && (!isEmpty(week) || (week.can.add && week.periods.length > 0)) && (
          <WeekGrid week={week} days={columns} actions={actions} />
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
      <PromoSlot place="schedule" />
      {opened && (
        <Suspense fallback={null}>
          <ScheduleDialogs opened={opened} onClose={close} />
        </Suspense>
      )}
    </Screen>
  )
}

/** A week of holidays is told by their name, and invites nobody to add; another empty one says what to do. */
const Empty = ({ week }: { week: WeekOf }) =>
  isFree(week) ? (
    <EmptyList title={listText(freeNames(week).map(named))} text={text('schedule.empty-free')} />
  ) : (
    <EmptyList title={text('schedule.empty-title')} text={text(emptyText(week))} />
  )

/** Why nothing may be added to these days. */
const freeText = (days: WeekOf['days']): string =>
  `${listText(freeNames({ days }).map(named))}. ${text('schedule.empty-free')}`

const emptyText = ({ can }: WeekOf): MessageKey => {
  if (can.add) return 'schedule.empty-add'
  return can.choose ? 'schedule.empty-text' : 'schedule.empty-own'
}
