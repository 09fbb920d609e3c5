export { hashPassword } from './password.ts'
export { storeAccounts, takenLogins } from './repository-bulk.ts'
