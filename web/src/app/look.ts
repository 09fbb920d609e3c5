import { Theme } from '@qalam/contract/schools/api.ts'
import { useEffect } from 'react'
import { z } from 'zod'
import { remembered, useStore } from '#platform/storage.ts'
import type { LookName } from '#ui/look/Look.tsx'

const last = remembered('look', z.enum(['default', ...Theme.options]), 'default')

/** The look of the last school stays until another is known: a reload does not flash (SH-THEME-1, SH-THEME-2). */
export const useLastLook = (): LookName => useStore(last)

/** The look of the school's own type, else the one of the host, else the default. */
export const lookOf = (schoolType: string | undefined, ofHost: Theme | null): LookName =>
  Theme.safeParse(schoolType).data ?? ofHost ?? 'default'

export const keepLook = (look: LookName): void => last.set(look)

/** Whoever installs the product gets it in the look of their school. */
export function useManifest(look: LookName): void {
  useEffect(() => {
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/looks/${look}.webmanifest`)
  }, [look])
}
