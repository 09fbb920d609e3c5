export { storeCabinets } from './repository-bulk.ts'
