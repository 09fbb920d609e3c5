import { ActDialog } from './ActDialog.tsx'
import { proposed } from './samples.ts'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'timetable-proposal: apply',
    open: (close: Close) => <ActDialog proposal={proposed} act="apply" onClose={close} />,
  },
]
