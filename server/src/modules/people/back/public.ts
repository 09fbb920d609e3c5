export { takeBackGuardians } from '../guardians/repository.ts'
export { takeBackPeople } from './repository.ts'
