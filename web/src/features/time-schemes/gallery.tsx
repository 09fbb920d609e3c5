import { DeleteDialog } from './DeleteDialog.tsx'
import { RetimeDialog } from './RetimeDialog.tsx'
import { bells } from './samples.ts'
import { TimeSchemeDialog } from './TimeSchemeDialog.tsx'

type Close = () => void
const [first] = bells
const name = { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' }
const other = { group: '8А', subject: name, timeStart: '08:50', timeEnd: '09:35' }
const clash = { date: '2026-11-24', timeStart: '08:00', group: '7А', subject: name, side: 'teacher' as const, other }

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'time-schemes: create', open: (close: Close) => <TimeSchemeDialog onClose={close} /> },
  ...(first
    ? [
        { name: 'time-schemes: edit', open: (close: Close) => <TimeSchemeDialog scheme={first} onClose={close} /> },
        { name: 'time-schemes: delete', open: (close: Close) => <DeleteDialog scheme={first} onClose={close} /> },
      ]
    : []),
  {
    name: 'time-schemes: retime',
    open: (close: Close) => (
      <RetimeDialog retiming={{ lessons: 214, clashes: [clash] }} store={async () => close()} onClose={close} />
    ),
  },
]
