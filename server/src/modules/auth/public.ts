export { hashPassword } from './password.ts'
export { type NewAccount, storeAccounts, takenLogins } from './repository-bulk.ts'
