import { contingent } from '@qalam/contract/contingent/api.ts'
import type { Transfer } from '@qalam/contract/contingent/transfers.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everything } from '../reads.ts'

type Props = { transfer: Transfer; how: 'withdraw' | 'decline'; onClose: () => void }

/** Ends a transfer that was not taken: by the old school or by the new one. The student stays where they are. */
export function SettleDialog({ transfer, how, onClose }: Props) {
  const settle = useCommand(contingent[how], { silent: true, refresh: everything })
  return (
    <ConfirmDialog
      title={text(`transfers.${how}`)}
      message={text(`transfers.${how}-question`, { name: transfer.name })}
      action={text(`transfers.${how}`)}
      busy={settle.isPending}
      error={settle.error && saidBy(settle.error)}
      onConfirm={() =>
        settle.mutate(
          { params: { transferId: transfer.id } },
          {
            onSuccess: () => {
              tellSuccess(text('transfers.settled'))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
