import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

import { JoinDialog } from './JoinDialog.tsx'
import { RelatedAccountsDialog } from './RelatedAccountsDialog.tsx'
import { relatedAccounts } from './reads.ts'
import { places } from './samples.ts'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-01 change-password', open: (close: Close) => <ChangePasswordDialog role="teacher" onClose={close} /> },
  {
    name: 'M-01 change-password, prompted',
    open: (close: Close) => <ChangePasswordDialog role="student" prompted onClose={close} />,
  },
  { name: 'join with the school’s account', open: (close: Close) => <JoinDialog onClose={close} /> },
  {
    name: 'combining accounts',
    open: (close: Close) => <RelatedAccountsDialog onClose={close} />,
    known: [{ queryKey: relatedAccounts.queryKey, data: places }],
  },
  {
    name: 'combining accounts, one only',
    open: (close: Close) => <RelatedAccountsDialog onClose={close} />,
    known: [{ queryKey: relatedAccounts.queryKey, data: places.slice(0, 1) }],
  },
]
