import { answerLeave, leaveWords, wanted } from '#platform/routing/leaving.ts'
import { useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** Asked of whoever goes away from a form with changes. */
export function LeaveQuestion() {
  if (!useStore(wanted)) return null
  const words = leaveWords() ?? { title: 'shell.leave-title' as const, text: 'shell.leave-text' as const }

  return (
    <ConfirmDialog
      title={text(words.title)}
      width={400}
      message={text(words.text)}
      action={text('shell.leave')}
      reject={text('shell.stay')}
      danger
      onConfirm={() => answerLeave(true)}
      onClose={() => answerLeave(false)}
    />
  )
}
