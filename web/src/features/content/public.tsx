export { useOwnWorks } from './own/useOwnWorks.ts'
export { ShownModules } from './reading/ShownModules.tsx'
