import { BatchesDialog } from './BatchesDialog.tsx'
import { DaysDialog } from './DaysDialog.tsx'
import { CleanWeekDialog } from './CleanWeekDialog.tsx'
import { CopyWeekDialog } from './CopyWeekDialog.tsx'
import { FillWeekDialog } from './FillWeekDialog.tsx'
import { OrderDialog } from '../order/OrderDialog.tsx'
import type { OpenedBatch, BatchScope } from './words.ts'

type Props = { opened: OpenedBatch; whose: BatchScope; date: string; onClose: () => void }

/** The dialogs of acts on many lessons, in one piece that comes when the first is opened. */
export default function BatchDialogs({ opened, ...props }: Props) {
  if (opened === 'copy') return <CopyWeekDialog {...props} />
  if (opened === 'clean') return <CleanWeekDialog {...props} />
  if (opened === 'fill') return <FillWeekDialog {...props} />
  if (opened === 'cancel') return <DaysDialog date={props.date} onClose={props.onClose} />
  if (opened === 'order' && props.whose.groupId !== null)
    return <OrderDialog groupId={props.whose.groupId} date={props.date} onClose={props.onClose} />
  return <BatchesDialog onClose={props.onClose} />
}
