import { Theme } from '@qalam/contract/schools/api.ts'
import { z } from 'zod'
import { remembered, useStore } from '#platform/storage.ts'
import type { LookName, Scheme } from '#ui/look/Look.tsx'

const chosen = remembered('scheme', z.enum(['light', 'dark']).nullable(), null)

const systemScheme = (): Scheme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** What the person chose, else what their system prefers. */
export const useScheme = (): Scheme => useStore(chosen) ?? systemScheme()

export const chooseScheme = (scheme: Scheme): void => chosen.set(scheme)

const last = remembered('look', z.enum(['default', ...Theme.options]), 'default')

/** The look of the last school stays until another is known: a reload does not flash (SH-THEME-1, SH-THEME-2). */
export const useLastLook = (): LookName => useStore(last)

/** The look of the school's own type, else the one of the host, else the default. */
export const lookOf = (schoolType: string | undefined, ofHost: Theme | null): LookName =>
  Theme.safeParse(schoolType).data ?? ofHost ?? 'default'

export const keepLook = (look: LookName): void => last.set(look)
