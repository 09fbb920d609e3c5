import type { WeekOf } from '@qalam/contract/schedule/api.ts'
import IconActs from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconPrint from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { lazy, type ReactNode, Suspense } from 'react'
import { listText } from '#platform/dates.ts'
import { store, useStore } from '#platform/storage.ts'
import { type MessageKey, text } from '#platform/text.ts'
import { PresentLesson } from '#features/home/public.tsx'
import { RequestsStrip } from '#features/substitution/public.tsx'
import { PromoSlot } from '#features/news/public.tsx'
import { Button } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { DragHint } from './DragHint.tsx'
import { DayView } from './grid/DayView.tsx'
import { PaperHead } from './grid/Paper.tsx'
import { WeekGrid } from './grid/WeekGrid.tsx'
import styles from './Schedule.module.css'
import { useMedia } from '#platform/media.ts'
import { acts } from './acts/acts.ts'
import { useWeekActions } from './acts/useWeekActions.ts'
import { columnsOf } from './week/grid.ts'
import { dayShown, freeNames, isEmpty, isFree, nextSchoolDay } from './week/week.ts'
import { named } from './week/words.ts'
import { WeekBar } from './WeekBar.tsx'

const ScheduleDialogs = lazy(() => import('./dialogs/ScheduleDialogs.tsx'))

/** Whether an empty Saturday has a column too, until the page is loaded anew. */
const saturdays = store(false)

type Props = {
  title: string
  week: WeekOf
  /** Chooses whose week is shown. */
  chooser: ReactNode
  /** Further acts on the week, where there are any. */
  more?: ReactNode
  /** The day of the address; undefined without one. */
  asked: string | undefined
  /** The same, or the day a school looks at now. */
  day: string
  isLeaving: boolean
  onOpen: (date: string | undefined) => void
}

/** A week with its bar, its grid or its days, and what may be done in it. */
export function Week({ title, week, chooser, more, asked, day, isLeaving, onOpen }: Props) {
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
      title={title}
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
          {more}
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
      <RequestsStrip />
      <PresentLesson />
      <div className={`${styles.bar} no-print`}>
        {chooser && <div className={styles.chooser}>{chooser}</div>}
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
