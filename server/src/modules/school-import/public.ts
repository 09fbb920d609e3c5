export { type Access } from './access-sheets.ts'
export { bringIn, type Imported, type ImportOptions, type Outcome, propose } from './service.ts'
export { type Progress, type Stage } from './progress.ts'
export { readApart } from './reading/apart.ts'
