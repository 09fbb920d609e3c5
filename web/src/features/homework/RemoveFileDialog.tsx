import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type Props = { name: string; busy: boolean; onRemove: () => Promise<unknown>; onClose: () => void }

/** Asks before a file goes: it cannot be put back. A refusal leaves the question open. */
export const RemoveFileDialog = ({ name, busy, onRemove, onClose }: Props) => (
  <ConfirmDialog
    title={text('lesson.remove-file')}
    message={text('lesson.remove-file-question', { name })}
    action={text('lesson.remove-action')}
    danger
    busy={busy}
    onClose={onClose}
    onConfirm={() => onRemove().then(onClose, () => undefined)}
  />
)
