import type { AnyScreen } from '#platform/screen.ts'
import { byPrecision } from '#platform/routing/address.ts'
import * as auth from '#features/auth/screens.ts'
import * as profile from '#features/profile/screens.ts'
import { galleryScreen, landingScreen } from './screens.ts'

/** Every screen there is. What is not listed has no address, no place in a menu and nobody's home. */
const listed: readonly AnyScreen[] = [
  ...[auth, profile].flatMap((feature) => Object.values(feature)),
  landingScreen,
  ...(import.meta.env.DEV ? [galleryScreen] : []),
]

/** Precise addresses first, so that a fixed word is never taken for a parameter. */
export const allScreens: readonly AnyScreen[] = listed.toSorted((a, b) => byPrecision(a.path, b.path))
