export { storeCabinets } from './repository-bulk.ts'
export { renameCabinets, takeBackCabinets } from './repository-back.ts'
