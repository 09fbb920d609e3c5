export { bindGuardian, replaceGuardians, storeGuardians } from './repository.ts'
