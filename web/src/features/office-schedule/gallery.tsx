import { BatchesDialog } from './batch/BatchesDialog.tsx'
import { DaysDialog } from './batch/DaysDialog.tsx'
import { CleanWeekDialog } from './batch/CleanWeekDialog.tsx'
import { CopyWeekDialog } from './batch/CopyWeekDialog.tsx'

import { OrderDialog } from './order/OrderDialog.tsx'
import { FillWeekDialog } from './batch/FillWeekDialog.tsx'

type Close = () => void

const about = { whose: { groupId: 7, label: '7А' }, date: '2026-11-16' }

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-11 copy-schedule', open: (close: Close) => <CopyWeekDialog {...about} onClose={close} /> },
  { name: 'office-schedule: fill', open: (close: Close) => <FillWeekDialog {...about} onClose={close} /> },
  {
    name: 'office-schedule: days',
    open: (close: Close) => <DaysDialog date={about.date} onClose={close} />,
  },
  { name: 'M-41 remove-week', open: (close: Close) => <CleanWeekDialog {...about} onClose={close} /> },
  {
    name: 'office-schedule: order',
    open: (close: Close) => <OrderDialog groupId={7} date={about.date} onClose={close} />,
  },
  { name: 'office-schedule: batches', open: (close: Close) => <BatchesDialog onClose={close} /> },
]
