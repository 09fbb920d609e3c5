import { useSyncExternalStore } from 'react'

/** Whether the window fits a media query now; the page is drawn anew when that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )

/** Whether the window is narrower than `width` pixels. */
export const useNarrowerThan = (width: number): boolean => useMedia(`(max-width: ${width - 0.02}px)`)

/** Below this width the person's menu is a sheet (SH-MENU-11) and a table of lessons a list. */
export const phoneWidth = 700

/** Whether the screen is too narrow for a table of lessons. */
export const useNarrow = (): boolean => useNarrowerThan(phoneWidth)

/** Below this width the left menu is a drawer. */
export const drawerWidth = 1009
