export { bytesOf, checkBytes } from './service.ts'
