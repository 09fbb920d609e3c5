import { CloseDialog } from './dialogs/CloseDialog.tsx'
import { PeriodMarkDialog } from './dialogs/PeriodMarkDialog.tsx'
import { planUuid, sheet } from './samples.ts'
import { usePeriodMarks } from './saving/usePeriodMarks.ts'

const [first] = sheet.rows

function Sample({ correcting = false, onClose }: { correcting?: boolean; onClose: () => void }) {
  const marks = usePeriodMarks(planUuid)
  if (!first) return null
  return (
    <PeriodMarkDialog of={{ ...sheet, ...first, planUuid }} marks={marks} correcting={correcting} onClose={onClose} />
  )
}

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'period marks: mark',
    open: (close: () => void) => <Sample onClose={close} />,
  },
  {
    name: 'period marks: correction',
    open: (close: () => void) => <Sample correcting onClose={close} />,
  },
  {
    name: 'period marks: close',
    open: (close: () => void) => (
      <CloseDialog
        planUuid={planUuid}
        period="q1"
        missing={sheet.rows.map(({ fullName }) => fullName)}
        unmarkedLessons={2}
        onClose={close}
      />
    ),
  },
]
