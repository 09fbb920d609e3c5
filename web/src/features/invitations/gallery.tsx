import { AnswerDialog } from './AnswerDialog.tsx'
import { toChild, waiting } from './samples.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'invitation: accept',
    open: (close: Close) => <AnswerDialog act="accept" invitation={toChild} onClose={close} />,
  },
  {
    name: 'invitation: decline',
    open: (close: Close) => <AnswerDialog act="decline" invitation={toChild} onClose={close} />,
  },
  { name: 'invitation: withdraw', open: (close: Close) => <WithdrawDialog invitation={waiting} onClose={close} /> },
]
