import { AbsenceDialog } from './absences/AbsenceDialog.tsx'
import { WithdrawDialog } from './absences/WithdrawDialog.tsx'
import { notice } from './absences/samples.ts'

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'diary: absence', open: (close: () => void) => <AbsenceDialog child={77} onClose={close} /> },
  {
    name: 'diary: absence taken back',
    open: (close: () => void) => <WithdrawDialog notice={notice} onClose={close} />,
  },
]
