import { type ContentRow, content } from '@qalam/contract/content/api.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everyList } from '../reads.ts'

/** Asks before a draft that was never published is gone for good. */
export function DeleteDialog({ row, onClose }: { row: ContentRow; onClose: () => void }) {
  const remove = useCommand(content.delete, { silent: true, refresh: everyList })
  const done = () => {
    tellSuccess(text('content.deleted'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={text('content.delete-title')}
      message={text('content.delete-question', { title: row.title })}
      action={text('common.delete')}
      danger
      busy={remove.isPending}
      error={remove.error && saidBy(remove.error)}
      onConfirm={() => remove.mutate({ params: { uuid: row.id } }, { onSuccess: done })}
      onClose={onClose}
    />
  )
}
