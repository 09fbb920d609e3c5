export { type Access } from './access.ts'
export { bringIn, type Imported, type ImportOptions, type Outcome, propose } from './service.ts'
