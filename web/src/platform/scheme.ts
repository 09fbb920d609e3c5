import { z } from 'zod'
import { remembered, useStore } from './storage.ts'

export type ShownScheme = 'light' | 'dark'

const chosen = remembered('scheme', z.enum(['light', 'dark']).nullable(), null)

const ofSystem = (): ShownScheme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** What the person chose, else what their system prefers. */
export const useScheme = (): ShownScheme => useStore(chosen) ?? ofSystem()

/** What the person chose for this device; null while the system decides. */
export const useChosenScheme = (): ShownScheme | null => useStore(chosen)
export const chosenScheme = (): ShownScheme | null => chosen.get()

export const chooseScheme = (scheme: ShownScheme | null): void => chosen.set(scheme)
