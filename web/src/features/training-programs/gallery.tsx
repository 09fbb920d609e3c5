import { ArrivalDialog } from './dialogs/ArrivalDialog.tsx'
import { ProgramDialog } from './dialogs/ProgramDialog.tsx'
import { RetirementDialog } from './dialogs/RetirementDialog.tsx'
import { students } from './samples.ts'

type Close = () => void
const [student] = students

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'M-47 training-program', open: (close: Close) => <ProgramDialog onClose={close} /> },
  { name: 'M-48 student-arrival', open: (close: Close) => <ArrivalDialog programId={71} onClose={close} /> },
  ...(student
    ? [
        {
          name: 'M-49 student-retirement',
          open: (close: Close) => <RetirementDialog student={student} onClose={close} />,
        },
      ]
    : []),
]
