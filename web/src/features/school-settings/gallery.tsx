import { DaysDialog } from './DaysDialog.tsx'

type Close = () => void
const day = '2026-11-20'

/** The dialogs of this feature for the gallery. */
export const samples = (['off', 'working', 'remove'] as const).map((act) => ({
  name: `school settings: days ${act}`,
  open: (close: Close) => <DaysDialog act={act} day={day} onClose={close} />,
}))
