import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { RemoveDialog, RestoreDialog } from './edit/LeaveDialogs.tsx'
import { ParentsDialog } from './edit/ParentsDialog.tsx'
import { StudentDialog } from './edit/StudentDialog.tsx'
import { coming, student, transfers } from './samples.ts'
import { ChangeComingDialog, TakeBackDialog } from './transfers/ComingDialogs.tsx'
import { LetGoDialog } from './transfers/LetGoDialog.tsx'
import { MoveDialog } from './transfers/MoveDialog.tsx'
import { TakeDialog } from './transfers/TakeDialog.tsx'

type Close = () => void
const dialog = (Dialog: (props: { card: PersonCard; onClose: Close }) => React.ReactNode) => (close: Close) => (
  <Dialog card={student} onClose={close} />
)

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-36 edit-user: student', open: dialog(StudentDialog) },
  { name: 'M-13 parent-binding', open: dialog(ParentsDialog) },
  { name: 'M-69 remove-user-confirm', open: dialog(RemoveDialog) },
  { name: 'contingent: move', open: dialog(MoveDialog) },
  {
    name: 'contingent: change what is to come',
    open: (close: Close) => <ChangeComingDialog one={coming} onClose={close} />,
  },
  { name: 'contingent: take back', open: (close: Close) => <TakeBackDialog one={coming} onClose={close} /> },
  { name: 'contingent: let go', open: dialog(LetGoDialog) },
  {
    name: 'contingent: take',
    open: (close: Close) => <TakeDialog transfer={transfers.incoming} onClose={close} />,
  },
  { name: 'contingent: restore', open: dialog(RestoreDialog) },
]
