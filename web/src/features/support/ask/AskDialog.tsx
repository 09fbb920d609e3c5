import type { TicketType } from '@qalam/contract/support/rules.ts'
import { ElectiveForm } from './ElectiveForm.tsx'
import { ErrorForm } from './ErrorForm.tsx'
import { LessonForm } from './LessonForm.tsx'
import { PlagiarismForm } from './PlagiarismForm.tsx'
import { WordsForm } from './WordsForm.tsx'

/** A new request: each type asks for what it needs (M-29). */
export function AskDialog({ type, onClose }: { type: TicketType; onClose: () => void }) {
  switch (type) {
    case 'elective_subject':
      return <ElectiveForm onClose={onClose} />
    case 'error_in_lesson':
      return <LessonForm onClose={onClose} />
    case 'error_ticket':
      return <ErrorForm onClose={onClose} />
    case 'plagiarism_ticket':
      return <PlagiarismForm onClose={onClose} />
    case 'suggestion':
      return <WordsForm type="suggestion" onClose={onClose} />
    case 'sign_in':
      return <WordsForm type="sign_in" onClose={onClose} />
  }
}
