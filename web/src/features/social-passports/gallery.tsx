import { passports } from './samples.ts'
import { SocialPassportDialog } from './SocialPassportDialog.tsx'

/** The dialogs of this feature for the gallery. */
export const samples = passports.slice(0, 1).map((passport) => ({
  name: 'social passport: fill in',
  open: (close: () => void) => <SocialPassportDialog passport={passport} onClose={close} />,
}))
