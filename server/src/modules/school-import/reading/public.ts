export { type SchoolToWrite, workbookOf } from './workbook-of.ts'
