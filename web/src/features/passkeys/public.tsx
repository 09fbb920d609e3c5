import { lazy } from 'react'

export { ownPasskeys } from './reads.ts'
export { hasPasskeys } from './hasPasskeys.ts'

/** The passkeys of the person, for the profile. */
export const PasskeysCard = lazy(() =>
  import('./PasskeysCard.tsx').then((module) => ({ default: module.PasskeysCard })),
)

/** Signs in without a password; loaded after the sign-in page is drawn. */
export const PasskeyButton = lazy(() =>
  import('./PasskeyButton.tsx').then((module) => ({ default: module.PasskeyButton })),
)
