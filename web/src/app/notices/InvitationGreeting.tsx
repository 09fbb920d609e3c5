import { text } from '#platform/text.ts'
import { linkTo } from '#platform/screen.ts'
import { go } from '#platform/routing/location.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** A school has invited the person: they are led to where they answer. */
export function InvitationGreeting({ count, onClose }: { count: number; onClose: () => void }) {
  const look = () => {
    onClose()
    go(linkTo('/invitations'))
  }
  return (
    <ConfirmDialog
      title={text('invitations.title')}
      message={text('invitations.waiting', { count })}
      action={text('invitations.look')}
      reject={text('common.close')}
      onConfirm={look}
      onClose={onClose}
    />
  )
}
