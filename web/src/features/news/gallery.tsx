import { announcements } from './samples.ts'
import { AnnouncementDialog } from './StaticModals.tsx'

/** The dialogs of this feature for the gallery. */
export const samples = announcements(1).map((announcement, at) => ({
  name: `M-55 static-announcement ${at + 1}`,
  open: (close: () => void) => <AnnouncementDialog announcement={announcement} onClose={close} />,
}))
