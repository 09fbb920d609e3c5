import { z } from 'zod'
import { remembered, useStore } from './storage.ts'

/** Used when the server names no default quarter (C-STORE-1). */
export const fallbackQuarter = 20211

const Quarter = z.int().min(10_000).max(99_999).nullable()

/** The quarter that pages are about, start year × 10 + number; null until the server has named today's. */
export const quarter = remembered('quarter', Quarter, null)

const today = remembered('quarter-today', Quarter, null)

/**
 * The server names today's quarter. It is opened until somebody chooses another, and whoever has stood at today's goes
 * with it into the next one.
 */
export function followQuarter(named: number | null): void {
  const follows = quarter.get() === null || quarter.get() === today.get()
  today.set(named)
  if (follows && named !== null) quarter.set(named)
}

export const useQuarter = (): number => useStore(quarter) ?? fallbackQuarter

/** The same for what is read before anything is drawn. */
export const chosenQuarter = (): number => quarter.get() ?? fallbackQuarter
