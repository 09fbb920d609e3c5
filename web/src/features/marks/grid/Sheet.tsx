import { useRef, useState } from 'react'
import { store } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { dismiss, notify } from '#ui/feedback/notify.ts'
import type { Board } from '../board/board.ts'
import type { Place } from '../board/keys.ts'
import type { useMarkDialogs } from '../dialogs/useMarkDialogs.tsx'
import { type Said, SaveState, silence, undoneWords } from '../saving/SaveState.tsx'
import { CellBar } from './CellBar.tsx'
import type { Note } from './CellNote.tsx'
import type { Told } from './controller.ts'
import { JournalGrid } from './JournalGrid.tsx'
import styles from './Sheet.module.css'

type Props = {
  board: Board
  label: string
  show: ReturnType<typeof useMarkDialogs>['show']
}

/** The grid with the line above it that tells what the cursor stands on. */
export function Sheet({ board, label, show }: Props) {
  const [place] = useState(() => store<Place>({ row: 0, column: 0 }))
  const toast = useRef(0)
  const [note, setNote] = useState<Note | null>(null)
  const [said, say] = useState<Said>(silence)

  const undone = (cells: number) => {
    dismiss(toast.current)
    say(undoneWords(cells))
  }
  const tell = (told: Told) => {
    if (told.kind === 'undone') return undone(told.cells)
    if (told.kind === 'refusal') {
      setNote(told.place && { place: told.place, words: told.message })
      return say(told.place ? silence : { words: told.message, tone: 'danger' })
    }
    const { changed, notTaken, takeBack } = told.outcome
    const undo = () => undone(takeBack())
    say(silence)
    if (changed > 0) dismiss(toast.current)
    const [only, ...others] = notTaken
    if (only && changed === 0 && others.length === 0) return setNote({ place: only.place, words: only.message })
    // The list says how many cells were changed and takes them back: a notice beside it would say it again.
    if (only) return show({ kind: 'not-taken', outcome: told.outcome, undo })
    if (changed > 0)
      toast.current = notify({
        kind: 'success',
        text: text('journal.taken', { count: changed }),
        action: { label: text('common.undo'), run: undo },
      })
  }
  const move = (to: Place) => {
    place.set(to)
    setNote(null)
    say(silence)
  }

  return (
    <>
      <div className={styles.top}>
        <SaveState board={board} said={said} onTroubles={() => show({ kind: 'troubles' })} onUndone={undone} />
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
