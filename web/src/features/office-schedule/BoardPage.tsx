import { schoolDayOf } from '@qalam/contract/kernel/calendar.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import IconPrint from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { CorridorButton } from '#features/corridor-board/public.tsx'
import { dayIn, named, WeekBar } from '#features/schedule/public.tsx'
import { daysBetweenText, today } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { classesLike } from './board/board.ts'
import { BoardTable } from './board/BoardTable.tsx'
import styles from './board/Board.module.css'
import { OfficeChooser } from './OfficeChooser.tsx'
import { WeekMenu } from './batch/WeekMenu.tsx'
import { wholeSchool } from './batch/words.ts'
import { boardOf, everyBoard, spanIn } from './reads.ts'
import { SheetButton } from './SheetButton.tsx'

/** The lessons of all classes on a day or in a week: day, span and class stand in the address. */
export default function BoardPage() {
  const [filters, change] = useFilters()
  const day = dayIn(filters['date'])
  const span = spanIn(filters)
  // The board that was open stays on the screen while the next one is on its way.
  const asked = useDeferredValue(`${day} ${span}`)
  const [shownDay = day, shownSpan] = asked.split(' ')
  const wanted = boardOf(shownDay, shownSpan === 'week' ? 'week' : 'day')
  const { data: board } = useSuspenseQuery(wanted)
  useLive(scheduleChanged, () => everyBoard, [wanted])

  const sought = filters['class'] ?? ''
  const groups = classesLike(board.groups, sought)
  const dates = shownSpan === 'week' ? board.days.map(({ date }) => date) : [shownDay]
  const holiday = shownSpan === 'week' ? null : board.days.find(({ date }) => date === shownDay)?.holiday

  return (
    <Screen
      title={text('office-schedule.title')}
      lead={text('office-schedule.board-lead')}
      actions={
        <>
          <Button icon={<IconPrint aria-hidden />} onClick={() => window.print()}>
            {text('common.print')}
          </Button>
          <SheetButton whose={{}} date={day} />
          {board.can.edit && <CorridorButton />}
          <WeekMenu whose={wholeSchool()} date={day} />
        </>
      }
    >
      <div className={`${styles.bar} no-print`}>
        <OfficeChooser kind="school" date={filters['date']} />
        <SelectField
          bare
          required
          label={text('office-schedule.span')}
          value={span}
          choices={(['day', 'week'] as const).map((value) => ({ value, label: text(`office-schedule.span-${value}`) }))}
          onChange={(next) => change({ span: next === 'week' ? next : undefined })}
        />
        <SearchField
          label={text('office-schedule.find-class')}
          value={sought}
          onChange={(next) => change({ class: next })}
        />
        <WeekBar
          week={board}
          selected={span === 'week' ? null : day}
          onOpen={(next) => change({ date: next === schoolDayOf(today()) ? undefined : next })}
        />
      </div>
      {board.groups.length === 0 ? (
        <EmptyList title={text('office-schedule.no-classes')} text={text('office-schedule.no-classes-hint')} />
      ) : groups.length === 0 ? (
        <EmptyList title={text('office-schedule.no-class-found')} />
      ) : (
        <div aria-busy={asked !== `${day} ${span}`}>
          <p className="print-only">{daysBetweenText(dates[0] ?? shownDay, dates.at(-1) ?? shownDay)}</p>
          {holiday && <p className={styles.holiday}>{named(holiday)}</p>}
          <BoardTable board={board} groups={groups} dates={dates} />
        </div>
      )}
    </Screen>
  )
}
