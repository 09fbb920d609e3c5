import { personnel } from '@qalam/contract/personnel/api.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type Props = { id: number; name: string; onClose: () => void }

/** Asks, then ends all sessions of a person. */
export function EndSessionsDialog({ id, name, onClose }: Props) {
  const end = useCommand(personnel.endSessions, { silent: true })
  const confirm = () =>
    end.mutate(
      { params: { userId: id } },
      {
        onSuccess: ({ ended }) => {
          tellSuccess(text('person.sessions-ended', { count: ended }))
          onClose()
        },
      },
    )

  return (
    <ConfirmDialog
      title={text('person.end-sessions')}
      message={text('person.end-sessions-question', { name })}
      action={text('person.end-sessions')}
      busy={end.isPending}
      error={end.error && saidBy(end.error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
