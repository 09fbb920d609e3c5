export { ShownModules } from './reading/ShownModules.tsx'
