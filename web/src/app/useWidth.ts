import { useSyncExternalStore } from 'react'

/** Widths where the shell changes: the person's menu becomes a sheet (SH-MENU-11), the left menu a drawer. */
export const phoneWidth = 700
export const drawerWidth = 1009

/** Whether the window is narrower than `width` pixels. */
export function useNarrowerThan(width: number): boolean {
  const query = `(max-width: ${width - 0.02}px)`
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
