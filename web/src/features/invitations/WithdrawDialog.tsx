import { invitations, type SchoolInvitation } from '@qalam/contract/invitations/api.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everyInvitation } from './reads.ts'

type Props = { invitation: Pick<SchoolInvitation, 'id' | 'name'>; onClose: () => void }

/** Asks before an invitation is taken back. */
export function WithdrawDialog({ invitation: { id, name }, onClose }: Props) {
  const withdraw = useCommand(invitations.withdraw, { silent: true, refresh: everyInvitation })
  const confirm = async () => {
    await withdraw.mutateAsync({ params: { id } })
    tellSuccess(text('invitations.withdrawn'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={text('invitations.withdraw-title')}
      message={text('invitations.withdraw-lead', { name })}
      action={text('invitations.withdraw')}
      danger
      busy={withdraw.isPending}
      error={withdraw.error && saidBy(withdraw.error)}
      onConfirm={() => void confirm().catch(() => undefined)}
      onClose={onClose}
    />
  )
}
