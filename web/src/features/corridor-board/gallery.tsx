import { CorridorDialog } from './CorridorDialog.tsx'
import { boardState } from './reads.ts'

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'corridor-board',
    open: (close: () => void) => <CorridorDialog onClose={close} />,
    known: [{ queryKey: boardState.queryKey, data: { since: null } }],
  },
]
