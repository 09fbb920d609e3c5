import { answerLeave, wanted } from '#platform/routing/leaving.ts'
import { useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** Asked of whoever goes away from a form with changes. */
export function LeaveQuestion() {
  if (!useStore(wanted)) return null

  return (
    <ConfirmDialog
      title={text('shell.leave-title')}
      width={400}
      message={text('shell.leave-text')}
      action={text('shell.leave')}
      reject={text('shell.stay')}
      danger
      onConfirm={() => answerLeave(true)}
      onClose={() => answerLeave(false)}
    />
  )
}
