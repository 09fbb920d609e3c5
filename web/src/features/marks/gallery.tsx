import KeyHelp from './dialogs/KeyHelp.tsx'
import MarkDialog from './dialogs/MarkDialog.tsx'
import NotTakenDialog from './dialogs/NotTakenDialog.tsx'
import TroublesDialog from './dialogs/TroublesDialog.tsx'
import { makeOutbox } from '#platform/outbox/outbox.ts'
import { text } from '#platform/text.ts'
import { Toolbar } from '#ui/table/Toolbar.tsx'
import { MarkBadge } from './badge/MarkBadge.tsx'
import { algebra } from './samples.ts'
import { makeBoard } from './board/board.ts'

type Close = () => void

const board = makeBoard(algebra(), {
  outbox: makeOutbox({ send: async () => ({ again: 'line' }), who: () => null, most: 1 }),
  owner: null,
  moment: () => ({ today: '2026-11-18', clock: '12:00' }),
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
  { name: 'journal: keyboard', open: (close: Close) => <KeyHelp onClose={close} /> },
  { name: 'journal: refused writes', open: (close: Close) => <TroublesDialog board={board} onClose={close} /> },
  {
    name: 'journal: paste',
    open: (close: Close) => (
      <NotTakenDialog
        board={board}
        outcome={{ changed: 3, notTaken: [{ place, text: 'A+', message: message() }], takeBack: () => 0 }}
        onUndo={() => undefined}
        onClose={close}
      />
    ),
  },
]

function Badges() {
  return (
    <Toolbar>
      {[5, 4, 3, 2].map((mark) => (
        <MarkBadge key={mark} value={mark} />
      ))}
      <MarkBadge kind="points" value={8} max={10} title={board.columns[0]?.theme} />
      <MarkBadge kind="points" value={17} max={20} />
      <MarkBadge kind="passed" value={text('journal.passed')} />
      <MarkBadge kind="failed" value={text('journal.failed')} />
      <MarkBadge value={4} provisional={text('journal.provisional')} />
    </Toolbar>
  )
}

/** The pieces of this feature for the gallery. */
export const pieces = [{ name: 'Marks', element: <Badges /> }]
