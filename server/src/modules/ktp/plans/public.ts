export { changePlan, deletePlan, type HeldPlan, holdPlan, insertPlan, setState } from './repository.ts'
export { fixTheme, layThemes, removeThemes, type ThemeRow, writeThemes } from './repository-themes.ts'
