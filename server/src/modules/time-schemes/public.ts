export { storeTimeSchemes } from './repository-bulk.ts'
export { takeBackSchemes } from './repository-back.ts'
