import { CommitDialog } from './CommitDialog.tsx'
import { plan } from './samples.ts'

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'Import of a school', open: (close: () => void) => <CommitDialog plan={plan} onClose={close} /> },
]
