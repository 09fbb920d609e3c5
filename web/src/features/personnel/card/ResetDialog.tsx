import { personnel } from '@qalam/contract/personnel/api.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { stale } from '../reads.ts'
import { AccessDialog } from './AccessDialog.tsx'

type Props = { id: number; name: string; onClose: () => void }

/** M-70: asks, then tells the new password once; the card is read anew (S-USERCARD-1). */
export function ResetDialog({ id, name, onClose }: Props) {
  const reset = useCommand(personnel.resetPassword, { silent: true, refresh: stale })
  if (reset.data)
    return <AccessDialog title={text('person.reset-done')} accesses={[{ ...reset.data, name }]} onClose={onClose} />

  return (
    <ConfirmDialog
      title={text('person.reset')}
      message={text('person.reset-question', { name })}
      action={text('person.reset')}
      busy={reset.isPending}
      error={reset.error && saidBy(reset.error)}
      onConfirm={() => reset.mutate({ params: { userId: id } })}
      onClose={onClose}
    />
  )
}
