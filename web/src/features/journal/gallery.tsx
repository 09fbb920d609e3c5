import { rulesOfYear } from '@qalam/contract/journal/rules.ts'
import GradeExplanation from './dialogs/GradeExplanation.tsx'

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'M-15 grade-explanation',
    open: (close: () => void) => <GradeExplanation rules={rulesOfYear(2026)} onClose={close} />,
  },
]
