import { AbsenceDialog } from './dialogs/AbsenceDialog.tsx'
import { CancelDialog } from './dialogs/CancelDialog.tsx'
import { ChooseDialog } from './dialogs/ChooseDialog.tsx'
import { CoverDialog } from './dialogs/CoverDialog.tsx'
import { OrderDialog } from './dialogs/OrderDialog.tsx'
import { absence, first, lessons } from './samples.ts'

type Close = () => void
const { id } = absence
const done = async () => {}

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'substitution: absence', open: (close: Close) => <AbsenceDialog onClose={close} /> },
  { name: 'substitution: order', open: (close: Close) => <OrderDialog absence={absence} onClose={close} /> },
  {
    name: 'substitution: cancel',
    open: (close: Close) => <CancelDialog absence={absence} onClose={close} />,
  },
  {
    name: 'substitution: cover',
    open: (close: Close) => <CoverDialog lessons={lessons} assign={done} onClose={close} />,
  },
  {
    name: 'substitution: choose',
    open: (close: Close) => <ChooseDialog absenceId={id} lesson={first} assign={() => void done()} onClose={close} />,
  },
]
