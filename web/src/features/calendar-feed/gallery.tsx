import { CalendarDialog } from './CalendarDialog.tsx'
import { feeds } from './reads.ts'
import { noAddress } from './samples.ts'

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'calendar-feed',
    open: (close: () => void) => <CalendarDialog onClose={close} />,
    known: [{ queryKey: feeds.queryKey, data: noAddress }],
  },
]
