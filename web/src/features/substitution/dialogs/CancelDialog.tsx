import { substitution } from '@qalam/contract/substitution/api.ts'
import type { Absence } from '@qalam/contract/substitution/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { absence as read, absencesNow } from '../reads.ts'

type Props = { absence: Absence; onClose: () => void }

/** The teacher is back: the lessons that were not conducted are theirs again. */
export function CancelDialog({ absence, onClose }: Props) {
  const { id, teacher } = absence
  const client = useQueryClient()
  const cancel = useCommand(substitution.cancel, { silent: true, refresh: () => [absencesNow()] })
  const done = () => {
    tellSuccess(text('substitution.cancelled'))
    navigate(linkTo('/v3/backoffice/substitutions'))
  }

  // What was asked before the dialog opened may still be on its way: by the time it is answered there is no absence.
  const end = async () => {
    await client.cancelQueries({ queryKey: read(id).queryKey })
    cancel.mutate({ body: { id } }, { onSuccess: done })
  }

  return (
    <ConfirmDialog
      title={text('substitution.cancel')}
      message={text('substitution.cancel-question', { name: teacher.name })}
      action={text('substitution.cancel')}
      danger
      busy={cancel.isPending}
      error={cancel.error && saidBy(cancel.error)}
      onConfirm={end}
      onClose={onClose}
    />
  )
}
