import { store, useStore } from './storage.ts'

const allowed = store(true)

/** The flag `export` of the page configuration takes every button away that hands data over as a file (SH-FLAG-3, Q-071). */
export const allowExports = (on: boolean): void => allowed.set(on)

/** Whether what is shown may be handed over as a file; templates and printed papers always are. */
export const useExports = (): boolean => useStore(allowed)
