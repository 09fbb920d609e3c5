import { CabinetDialog } from './CabinetDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { rooms } from './samples.ts'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-40 cabinet-create', open: (close: Close) => <CabinetDialog onClose={close} /> },
  {
    name: 'cabinets: delete',
    open: (close: Close) => <DeleteDialog rooms={rooms} onDeleted={close} onClose={close} />,
  },
]
