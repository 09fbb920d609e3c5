import { z } from 'zod'
import { remembered, useStore } from './storage.ts'

/** Used when the server names no default quarter (C-STORE-1). */
export const fallbackQuarter = 20211

/** The chosen quarter, start year × 10 + number; null until somebody chose or the default arrived. */
export const quarter = remembered('quarter', z.int().min(10_000).max(99_999).nullable(), null)

export const useQuarter = (): number => useStore(quarter) ?? fallbackQuarter
