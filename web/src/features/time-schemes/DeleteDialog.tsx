import { type TimeScheme, timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everyList } from './reads.ts'

/** Asks, then deletes; a table that classes follow stays, and the dialog names them. */
export function DeleteDialog({ scheme, onClose }: { scheme: TimeScheme; onClose: () => void }) {
  const remove = useCommand(timeSchemes.delete, { silent: true, refresh: everyList })
  const { uuid, name } = scheme

  return (
    <ConfirmDialog
      title={text('time-schemes.delete-title', { name })}
      message={text('time-schemes.delete-question')}
      action={text('common.delete')}
      danger
      busy={remove.isPending}
      error={remove.error && saidBy(remove.error)}
      onConfirm={() =>
        remove.mutate(
          { body: { uuid } },
          {
            onSuccess: () => {
              tellSuccess(text('time-schemes.deleted'))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
