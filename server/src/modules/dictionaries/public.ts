export { departmentOf, storeDictionaries } from './repository-bulk.ts'
