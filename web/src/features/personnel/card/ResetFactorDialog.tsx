import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { stale } from '../reads.ts'

type Props = { id: number; name: string; onClose: () => void }

/** Asks, then takes the second factor of a person away, who lost the app and the recovery codes. */
export function ResetFactorDialog({ id, name, onClose }: Props) {
  const reset = useCommand(secondFactor.reset, { silent: true, refresh: stale })
  const confirm = () =>
    reset.mutate(
      { body: { userId: id } },
      {
        onSuccess: () => {
          tellSuccess(text('person.factor-reset'))
          onClose()
        },
      },
    )

  return (
    <ConfirmDialog
      danger
      title={text('person.reset-factor')}
      message={text('person.reset-factor-question', { name })}
      action={text('person.reset-factor')}
      busy={reset.isPending}
      error={reset.error && saidBy(reset.error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
