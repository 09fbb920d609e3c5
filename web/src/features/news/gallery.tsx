import { staticModals } from './reads.ts'
import { announcements } from './samples.ts'
import { StaticModals } from './StaticModals.tsx'

// Seen ones are not shown again, so the gallery announces something new each time it is loaded.
const data = announcements(Math.floor(performance.timeOrigin))

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'M-55 static-announcement, two in a row',
    open: () => <StaticModals />,
    known: [{ queryKey: staticModals.queryKey, data }],
  },
]
