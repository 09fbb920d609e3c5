export { NewThemeLecture } from './own/NewThemeLecture.tsx'
export { builderOf, planTheme, planThemeNow } from './own/themeWork.ts'
export { useOwnWorks } from './own/useOwnWorks.ts'
