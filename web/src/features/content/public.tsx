export { useOwnWorks } from './own/useOwnWorks.ts'
export { drawnBy, ShownModules } from './reading/ShownModules.tsx'
