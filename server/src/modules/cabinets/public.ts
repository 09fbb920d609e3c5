export { storeCabinets } from './repository-bulk.ts'
export { takeBackCabinets } from './repository-back.ts'
