import { CommitDialog } from './CommitDialog.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { cell, plan } from './samples.ts'
import { UndoDialog } from './UndoDialog.tsx'

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'Import of a school', open: (close: () => void) => <CommitDialog plan={plan} onClose={close} /> },
  { name: 'Taking back an import', open: (close: () => void) => <UndoDialog plan={plan} onClose={close} /> },
  {
    name: 'A corrected cell',
    open: (close: () => void) => <CorrectDialog plan={plan.id} cell={cell} onClose={close} />,
  },
]
