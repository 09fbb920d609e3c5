import { isOneOf, management, teaching } from '@qalam/contract/kernel/roles.ts'
import type { SignedIn } from '#features/auth/public.tsx'
import { openOutside } from '#platform/native.ts'
import { tellError } from '#platform/notices.ts'
import { rememberedText } from '#platform/storage.ts'
import { hasText, text, textNamed } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** The meeting link is one text of the catalogue, set while a meeting is announced. */
const linkKey = 'shell.meeting-link'
const seen = rememberedText('meetingGreetingSeen')

/** M-56: management and teachers, once for each announced meeting. */
export const isMeetingDue = ({ role }: SignedIn): boolean =>
  isOneOf([...management, ...teaching], role) && hasText(linkKey) && seen.get() !== textNamed(linkKey)

export function MeetingGreeting({ onClose }: { onClose: () => void }) {
  const close = () => {
    seen.set(textNamed(linkKey))
    onClose()
  }
  // The language may have changed since: one that has no link says that something went wrong (ERR-I18N-2).
  const join = () => {
    if (!hasText(linkKey)) return tellError()
    openOutside(textNamed(linkKey))
    close()
  }
  return (
    <ConfirmDialog
      title={text('shell.meeting-title')}
      message={text('shell.meeting-text')}
      action={text('shell.meeting-join')}
      reject={text('common.close')}
      onConfirm={join}
      onClose={close}
    />
  )
}
