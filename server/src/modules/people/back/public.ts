export { takeBackPeople } from './repository.ts'
