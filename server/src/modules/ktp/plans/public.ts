import { fixTheme, layThemes, removeThemes, writeThemes } from './repository-themes.ts'

export { changePlan, deletePlan, type HeldPlan, holdPlan, insertPlan, setState } from './repository.ts'
export type { ThemeRow } from './repository-themes.ts'

/** The themes of a plan: written, laid in an order, held to their lessons, removed. */
export const planThemes = { fix: fixTheme, lay: layThemes, remove: removeThemes, write: writeThemes }
