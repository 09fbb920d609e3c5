import { isHalfYear } from '@qalam/contract/journal/rules.ts'
import type { QuarterJournal } from '@qalam/contract/journal/api.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useQuarter } from '#platform/quarter.ts'
import { store } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { dismiss, notify } from '#ui/feedback/notify.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { named } from './named.ts'
import { quarterJournal } from './reads.ts'
import type { Place } from './sheet/keys.ts'
import { useBoard } from './useBoard.ts'
import { useDialogs } from './useDialogs.tsx'
import { useNarrow } from './useNarrow.ts'
import { useQuietRefresh } from './useQuietRefresh.ts'
import bar from './view/Bar.module.css'
import { CellBar } from './view/CellBar.tsx'
import { ColumnView } from './view/ColumnView.tsx'
import type { Told } from './view/controller.ts'
import type { Note } from './view/CellNote.tsx'
import { JournalGrid } from './view/JournalGrid.tsx'
import { Legend } from './view/Legend.tsx'
import { PrintHead, PrintThemes } from './view/PrintSheet.tsx'
import { type Said, SaveState, silence } from './view/SaveState.tsx'

type Props = { params: { calendarPlanUuid: string } }

/** The journal of a plan for a quarter, or for the half-year that a half-year plan is marked by (R-2.4-04). */
export default function QuarterJournalPage({ params: { calendarPlanUuid } }: Props) {
  const quarter = useDeferredValue(useQuarter())
  const { data: journal } = useSuspenseQuery(quarterJournal(calendarPlanUuid, quarter))
  return <Journal key={`${calendarPlanUuid} ${journal.quarter.id}`} journal={journal} quarter={quarter} />
}

const titleOf = ({ group, subjectName, subgroup }: QuarterJournal) =>
  [group.label, named(subjectName), subgroup && text('journal.subgroup', { label: subgroup.label })]
    .filter(Boolean)
    .join(' · ')

const leadOf = ({ quarters, quarter, scoreType, teacher, can }: QuarterJournal) =>
  [
    isHalfYear(scoreType)
      ? text('journal.half-year-of', {
          number: quarters.includes(quarter.id) && numberOfQuarter(quarter.id) > 2 ? 2 : 1,
        })
      : text('journal.quarter-of', { number: numberOfQuarter(quarter.id) }),
    text(`journal.type-${scoreType}`),
    teacher.label,
    can.mark ? '' : text('journal.read-only'),
  ]
    .filter(Boolean)
    .join(' · ')

function Journal({ journal, quarter }: { journal: QuarterJournal; quarter: number }) {
  const board = useBoard(journal)
  const isNarrow = useNarrow()
  const { show, dialog } = useDialogs(board)
  const [said, setSaid] = useState<Said>(silence)
  const state = <SaveState board={board} said={said} onTroubles={() => show({ kind: 'troubles' })} />
  useQuietRefresh(board, journal.calendarPlanUuid, quarter)

  return (
    <Screen title={titleOf(journal)} lead={leadOf(journal)} actions={<Actions show={show} isNarrow={isNarrow} />}>
      {journal.rows.length === 0 || board.columns.length === 0 ? (
        <NothingYet journal={journal} />
      ) : (
        <>
          <PrintHead journal={journal} />
          {isNarrow ? (
            <>
              {state}
              <ColumnView
                board={board}
                refused={(words) => setSaid({ words, tone: 'danger' })}
                open={(place) => show({ kind: 'mark', place })}
              />
            </>
          ) : (
            <Sheet board={board} label={titleOf(journal)} show={show} say={setSaid} state={state} />
          )}
          <Legend quarter={journal.quarter} />
          <PrintThemes journal={journal} />
        </>
      )}
      {dialog}
    </Screen>
  )
}

type Show = ReturnType<typeof useDialogs>['show']

function Actions({ show, isNarrow }: { show: Show; isNarrow: boolean }) {
  return (
    <>
      <Button onClick={() => show({ kind: 'explained' })}>{text('journal.explained-short')}</Button>
      {!isNarrow && <Button onClick={() => show({ kind: 'keys' })}>{text('journal.keys')}</Button>}
      {!isNarrow && <Button onClick={() => window.print()}>{text('common.print')}</Button>}
    </>
  )
}

function NothingYet({ journal: { rows } }: { journal: QuarterJournal }) {
  if (rows.length === 0)
    return <EmptyList title={text('journal.no-students')} text={text('journal.no-students-hint')} />
  return <EmptyList title={text('journal.no-lessons')} text={text('journal.no-lessons-hint')} />
}

type SheetProps = {
  board: ReturnType<typeof useBoard>
  label: string
  show: Show
  say: (said: Said) => void
  state: ReactNode
}

/** The grid with the line above it that tells what the cursor stands on. */
function Sheet({ board, label, show, say, state }: SheetProps) {
  const [place] = useState(() => store<Place>({ row: 0, column: 0 }))
  const toast = useRef(0)
  const [note, setNote] = useState<Note | null>(null)

  const undone = (cells: number) => {
    dismiss(toast.current)
    say({
      words: cells === 0 ? text('journal.nothing-undone') : text('journal.undone', { count: cells }),
      tone: 'info',
    })
  }
  const tell = (told: Told) => {
    if (told.kind === 'undone') return undone(told.cells)
    if (told.kind === 'refusal') {
      setNote(told.place && { place: told.place, words: told.message })
      return say(told.place ? silence : { words: told.message, tone: 'danger' })
    }
    const { changed, notTaken, takeBack } = told.outcome
    say(silence)
    if (changed > 0) {
      const undo = { label: text('common.undo'), run: () => undone(takeBack()) }
      dismiss(toast.current)
      toast.current = notify({ kind: 'success', text: text('journal.taken', { count: changed }), action: undo })
    }
    const [only, ...others] = notTaken
    if (only && changed === 0 && others.length === 0) return setNote({ place: only.place, words: only.message })
    if (only) show({ kind: 'not-taken', outcome: told.outcome })
  }
  const move = (to: Place) => {
    place.set(to)
    setNote(null)
    say(silence)
  }

  return (
    <>
      <div className={bar.top}>
        {state}
        <CellBar
          board={board}
          place={place}
          onOpen={() => show({ kind: 'mark', place: place.get() })}
          onTroubles={() => show({ kind: 'troubles' })}
        />
      </div>
      <JournalGrid
        board={board}
        label={label}
        open={(at) => show({ kind: 'mark', place: at })}
        tell={tell}
        moved={move}
        note={note}
      />
    </>
  )
}
