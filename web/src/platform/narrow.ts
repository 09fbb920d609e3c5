import { useSyncExternalStore } from 'react'

const phone = '(max-width: 699.98px)'

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(phone)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** A screen too narrow for a table of lessons: the same width at which the shell folds its menu. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches)
