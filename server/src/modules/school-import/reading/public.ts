export { type SchoolToWrite, workbookOf } from './workbook-of.ts'
export { wordsTold } from './table/words.ts'
