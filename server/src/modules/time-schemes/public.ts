export { storeTimeSchemes } from './repository-bulk.ts'
