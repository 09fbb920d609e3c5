import KeyHelp from './dialogs/KeyHelp.tsx'
import GradeExplanation from './dialogs/GradeExplanation.tsx'
import MarkDialog from './dialogs/MarkDialog.tsx'
import NotTakenDialog from './dialogs/NotTakenDialog.tsx'
import TroublesDialog from './dialogs/TroublesDialog.tsx'
import { text } from '#platform/text.ts'
import { algebra } from './samples.ts'
import { makeBoard } from './sheet/board.ts'

type Close = () => void

const lost = { again: 'line' } as const
const board = makeBoard(algebra(), {
  send: async () => lost,
  id: () => crypto.randomUUID(),
  moment: () => ({ today: '2026-11-18', clock: '12:00' }),
  instant: () => '2026-11-18T07:00:00Z',
})
const place = { row: 0, column: 0 }
const message = () => text('journal.not-a-mark')

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'M-09 journal-score-edit',
    open: (close: Close) => <MarkDialog board={board} place={place} onClose={close} />,
  },
  {
    name: 'M-09 journal-score-edit, read-only',
    open: (close: Close) => <MarkDialog board={board} place={{ row: 0, column: 2 }} onClose={close} />,
  },
  {
    name: 'M-15 grade-explanation',
    open: (close: Close) => <GradeExplanation rules={board.journal.rules} onClose={close} />,
  },
  { name: 'journal: keyboard', open: (close: Close) => <KeyHelp onClose={close} /> },
  { name: 'journal: refused writes', open: (close: Close) => <TroublesDialog board={board} onClose={close} /> },
  {
    name: 'journal: paste',
    open: (close: Close) => (
      <NotTakenDialog
        board={board}
        outcome={{ changed: 3, notTaken: [{ place, text: 'A+', message: message() }], takeBack: () => 0 }}
        onClose={close}
      />
    ),
  },
]
