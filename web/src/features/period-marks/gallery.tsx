import { CloseDialog } from './dialogs/CloseDialog.tsx'
import { PeriodMarkDialog } from './dialogs/PeriodMarkDialog.tsx'
import { planUuid, sheet } from './samples.ts'

const [first] = sheet.rows

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'period marks: mark',
    open: (close: () => void) => first && <PeriodMarkDialog of={{ ...sheet, ...first, planUuid }} onClose={close} />,
  },
  {
    name: 'period marks: correction',
    open: (close: () => void) =>
      first && <PeriodMarkDialog of={{ ...sheet, ...first, planUuid }} correcting onClose={close} />,
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
