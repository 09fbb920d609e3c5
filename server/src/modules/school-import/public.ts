export { type Access, makePassword } from './access.ts'
export { commit, type Imported, propose, type Proposal } from './service.ts'
