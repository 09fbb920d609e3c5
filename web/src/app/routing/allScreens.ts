import { byPrecision } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { galleryScreens, landingScreen } from '../screens.ts'

/** What each feature shows. Found by place, so that a feature is added and taken away with its folder alone. */
const features = import.meta.glob<Record<string, AnyScreen>>('../../features/*/screens.ts', { eager: true })

/**
 * Every screen there is: what is not here has no address, no place in a menu and is nobody's home. Precise addresses
 * come first, so that a fixed word is never taken for a parameter.
 */
export const allScreens: readonly AnyScreen[] = [
  ...Object.values(features).flatMap((feature) => Object.values(feature)),
  landingScreen,
  ...galleryScreens,
].toSorted((a, b) => byPrecision(a.path, b.path))
