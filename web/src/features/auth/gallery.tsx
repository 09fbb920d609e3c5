import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-01 change-password', open: (close: Close) => <ChangePasswordDialog role="teacher" onClose={close} /> },
  {
    name: 'M-01 change-password, prompted',
    open: (close: Close) => <ChangePasswordDialog role="student" prompted onClose={close} />,
  },
]
