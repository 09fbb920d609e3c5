import { useState } from 'react'
import { store } from '#platform/storage.ts'
import type { Board } from '../board/board.ts'
import type { BoardPlace } from '../board/keys.ts'
import type { useMarkDialogs } from '../dialogs/useMarkDialogs.tsx'
import { type Said, SaveState, silence } from '../saving/SaveState.tsx'
import { CellBar } from './CellBar.tsx'
import type { Note } from './CellNote.tsx'
import type { Told } from './controller.ts'
import { JournalGrid } from './JournalGrid.tsx'
import styles from './Sheet.module.css'
import { useOutcome } from './useOutcome.ts'

type Props = {
  board: Board
  label: string
  show: ReturnType<typeof useMarkDialogs>['show']
}

/** The grid with the line above it that tells what the cursor stands on. */
export function Sheet({ board, label, show }: Props) {
  const [place] = useState(() => store<BoardPlace>({ row: 0, column: 0 }))
  const [note, setNote] = useState<Note | null>(null)
  const [said, say] = useState<Said>(silence)

  const { tell: tellOutcome, undone } = useOutcome({ show, say })
  const tell = (told: Told) => {
    if (told.kind === 'undone') return undone(told.cells)
    if (told.kind === 'refusal') {
      setNote(told.place && { place: told.place, words: told.message })
      return say(told.place ? silence : { words: told.message, tone: 'danger' })
    }
    const [only, ...others] = told.outcome.notTaken
    if (only && told.outcome.changed === 0 && others.length === 0) {
      say(silence)
      return setNote({ place: only.place, words: only.message })
    }
    return tellOutcome(told.outcome)
  }
  const move = (to: BoardPlace) => {
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
          onColumn={() => show({ kind: 'column', column: place.get().column, done: tellOutcome })}
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
