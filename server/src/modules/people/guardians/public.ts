export { bindGuardian, isBound, replaceGuardians, storeGuardians } from './repository.ts'
