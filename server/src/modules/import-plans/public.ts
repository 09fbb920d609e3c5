export { checkBytes } from './service.ts'
