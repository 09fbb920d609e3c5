import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Board } from '../board/board.ts'
import type { BoardPlace } from '../board/keys.ts'
import type { Outcome } from '../board/paste.ts'

const ColumnDialog = lazy(() => import('./ColumnDialog.tsx'))
const KeyHelp = lazy(() => import('./KeyHelp.tsx'))
const MarkDialog = lazy(() => import('./MarkDialog.tsx'))
const TroublesDialog = lazy(() => import('./TroublesDialog.tsx'))
const NotTakenDialog = lazy(() => import('./NotTakenDialog.tsx'))

export type OpenMarkDialog =
  | { kind: 'keys' | 'troubles' }
  | { kind: 'mark'; place: BoardPlace }
  | { kind: 'column'; column: number; done: (outcome: Outcome) => void }
  | { kind: 'not-taken'; outcome: Outcome; undo: () => void }

/** The dialogs over a board, one at a time; each is loaded when it is first opened. */
export function useMarkDialogs(board: Board): { show: (opened: OpenMarkDialog) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<OpenMarkDialog | null>(null)
  const onClose = () => setOpened(null)
  return { show: setOpened, dialog: opened && <Suspense>{dialogOf(opened, board, onClose)}</Suspense> }
}

function dialogOf(opened: OpenMarkDialog, board: Board, onClose: () => void): ReactNode {
  switch (opened.kind) {
    case 'keys':
      return <KeyHelp onClose={onClose} />
    case 'troubles':
      return <TroublesDialog board={board} onClose={onClose} />
    case 'column':
      return <ColumnDialog board={board} column={opened.column} onDone={opened.done} onClose={onClose} />
    case 'mark':
      return <MarkDialog board={board} place={opened.place} onClose={onClose} />
    case 'not-taken':
      return <NotTakenDialog board={board} outcome={opened.outcome} onUndo={opened.undo} onClose={onClose} />
    default:
      return null
  }
}
