export { takeBackAccounts } from './repository.ts'
