import { ActDialog } from './ActDialog.tsx'
import { ClosedDialog } from './closed/ClosedDialog.tsx'
import { LocksDialog } from './locks/LocksDialog.tsx'
import { proposed } from './samples.ts'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'timetable-proposal: closed',
    open: (close: Close) => <ClosedDialog teachers={proposed.teachers} cabinets={proposed.cabinets} onClose={close} />,
  },
  {
    name: 'timetable-proposal: locks',
    open: (close: Close) => <LocksDialog groups={proposed.groups} onClose={close} />,
  },
  {
    name: 'timetable-proposal: apply',
    open: (close: Close) => <ActDialog proposal={proposed} act="apply" onClose={close} />,
  },
]
