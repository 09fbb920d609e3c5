import { BatchesDialog } from './batch/BatchesDialog.tsx'
import { CancelDaysDialog } from './batch/CancelDaysDialog.tsx'
import { CleanWeekDialog } from './batch/CleanWeekDialog.tsx'
import { CopyWeekDialog } from './batch/CopyWeekDialog.tsx'

import { FillWeekDialog } from './batch/FillWeekDialog.tsx'

type Close = () => void

const about = { whose: { groupId: 7, label: '7А' }, date: '2026-11-16' }

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-11 copy-schedule', open: (close: Close) => <CopyWeekDialog {...about} onClose={close} /> },
  { name: 'office-schedule: fill', open: (close: Close) => <FillWeekDialog {...about} onClose={close} /> },
  {
    name: 'office-schedule: cancel days',
    open: (close: Close) => <CancelDaysDialog date={about.date} onClose={close} />,
  },
  { name: 'M-41 remove-week', open: (close: Close) => <CleanWeekDialog {...about} onClose={close} /> },
  { name: 'office-schedule: batches', open: (close: Close) => <BatchesDialog onClose={close} /> },
]
