import type { SignedIn } from '#features/auth/public.tsx'
import { rememberedText } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { MessageDialog } from '#ui/overlay/MessageDialog.tsx'

/** Almaty, Shymkent and Abai (C-NUM-12, Q-051). */
const regions: readonly number[] = [16, 17, 18]
const seen = rememberedText('regionNotificationSeen')

/** M-66: students of three regions, once per browser (SH-REGION-1). */
export const isRegionNoticeDue = ({ role, regionId }: SignedIn): boolean =>
  role === 'student' && regionId !== null && regions.includes(regionId) && seen.get() === null

export function RegionNotice({ onClose }: { onClose: () => void }) {
  const close = () => {
    seen.set('1')
    onClose()
  }
  return (
    <MessageDialog
      title={text('shell.region-title')}
      message={text('shell.region-text')}
      action={text('shell.understood')}
      onClose={close}
    />
  )
}
