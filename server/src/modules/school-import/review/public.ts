export { accessWorkbook } from './access-workbook.ts'
export { changesOf, type RowChange } from './changes.ts'
export { postsGiven } from './posts-given.ts'
export { templateOf } from './template.ts'
