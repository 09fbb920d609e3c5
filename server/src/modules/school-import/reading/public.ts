export { workbookOf } from './workbook-of.ts'
