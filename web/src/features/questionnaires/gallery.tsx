import { ReplyDialog } from './ask/ReplyDialog.tsx'
import { dueSample } from './samples.ts'

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'M-51 questionnaire',
    open: (close: () => void) => <ReplyDialog questionnaire={dueSample} onClose={close} />,
  },
]
