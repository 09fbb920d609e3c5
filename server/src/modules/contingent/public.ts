export { storeEnrolments, storeGuardians } from './repository-bulk.ts'
