import { CommitDialog } from './CommitDialog.tsx'
import { plan } from './samples.ts'
import { UndoDialog } from './UndoDialog.tsx'

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'Import of a school', open: (close: () => void) => <CommitDialog plan={plan} onClose={close} /> },
  { name: 'Taking back an import', open: (close: () => void) => <UndoDialog plan={plan} onClose={close} /> },
]
