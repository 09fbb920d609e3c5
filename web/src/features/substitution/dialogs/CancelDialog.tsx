import { substitution } from '@qalam/contract/substitution/api.ts'
import type { Absence } from '@qalam/contract/substitution/shapes.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { absencesNow } from '../reads.ts'

type Props = { absence: Absence; onEnded: () => void; onClose: () => void }

/** The teacher is back: the lessons that were not conducted are theirs again. */
export function CancelDialog({ absence, onEnded, onClose }: Props) {
  const { id, teacher } = absence
  const cancel = useCommand(substitution.cancel, { silent: true, refresh: () => [absencesNow()] })
  const done = () => {
    tellSuccess(text('substitution.cancelled'))
    onEnded()
    navigate(linkTo('/v3/backoffice/substitutions'))
  }

  return (
    <ConfirmDialog
      title={text('substitution.cancel')}
      message={text('substitution.cancel-question', { name: teacher.name })}
      action={text('substitution.cancel')}
      danger
      busy={cancel.isPending}
      error={cancel.error && saidBy(cancel.error)}
      onConfirm={() => cancel.mutate({ body: { id } }, { onSuccess: done })}
      onClose={onClose}
    />
  )
}
