import { byPrecision } from '#platform/routing/address.ts'
import { type AnyScreen, withWords } from '#platform/screen.ts'
import { areas } from 'virtual:areas'
import { wordsOf } from '../start/texts.ts'
import { galleryScreens, landingScreen } from '../screens.ts'

/** What each feature shows. Found by place, so that a feature is added and taken away with its folder alone. */
const features = import.meta.glob<Record<string, AnyScreen>>('../../features/*/screens.ts', { eager: true })

const featureAt = (path: string): string => path.split('/').at(-2) ?? ''

/**
 * Every screen there is: what is not here has no address, no place in a menu and is nobody's home. Precise addresses
 * come first, so that a fixed word is never taken for a parameter.
 */
export const allScreens: readonly AnyScreen[] = [
  ...Object.entries(features).flatMap(([path, screens]) =>
    Object.values(screens).map((screen) => withWords(screen, () => wordsOf(areas.features[featureAt(path)] ?? []))),
  ),
  landingScreen,
  ...galleryScreens.map((screen) => withWords(screen, () => wordsOf(Object.values(areas.features).flat()))),
].toSorted((a, b) => byPrecision(a.path, b.path))
