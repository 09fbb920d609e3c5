import { ImportDialog } from './ImportDialog.tsx'

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'M-37 import',
    open: (close: () => void) => <ImportDialog kind="students" sheetsFor={() => null} onClose={close} />,
  },
]
