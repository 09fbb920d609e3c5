import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Board } from './sheet/board.ts'
import type { Place } from './sheet/keys.ts'
import type { Outcome } from './sheet/paste.ts'

const GradeExplanation = lazy(() => import('./dialogs/GradeExplanation.tsx'))
const KeyHelp = lazy(() => import('./dialogs/KeyHelp.tsx'))
const MarkDialog = lazy(() => import('./dialogs/MarkDialog.tsx'))
const TroublesDialog = lazy(() => import('./dialogs/TroublesDialog.tsx'))
const NotTakenDialog = lazy(() => import('./dialogs/NotTakenDialog.tsx'))

export type Opened =
  { kind: 'keys' | 'troubles' | 'explained' } | { kind: 'mark'; place: Place } | { kind: 'not-taken'; outcome: Outcome }

/** The dialogs of the grid, one at a time; each is loaded when it is first opened. */
export function useDialogs(board: Board): { show: (opened: Opened) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const onClose = () => setOpened(null)
  return { show: setOpened, dialog: opened && <Suspense>{dialogOf(opened, board, onClose)}</Suspense> }
}

function dialogOf(opened: Opened, board: Board, onClose: () => void): ReactNode {
  switch (opened.kind) {
    case 'keys':
      return <KeyHelp onClose={onClose} />
    case 'troubles':
      return <TroublesDialog board={board} onClose={onClose} />
    case 'explained':
      return <GradeExplanation rules={board.journal.rules} onClose={onClose} />
    case 'mark':
      return <MarkDialog board={board} place={opened.place} onClose={onClose} />
    case 'not-taken':
      return <NotTakenDialog board={board} outcome={opened.outcome} onClose={onClose} />
    default:
      return null
  }
}
