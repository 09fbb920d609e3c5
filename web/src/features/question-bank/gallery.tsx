import { NewDialog } from './QuestionDialog.tsx'
import { subjects } from './samples.ts'

type Close = () => void

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'question bank: new',
    open: (close: Close) => <NewDialog type="single" subjects={subjects} onClose={close} />,
  },
]
