export { fileKinds } from './fileKinds.ts'
export { HomeworkTab } from './HomeworkTab.tsx'
export { formOf } from './reads.ts'
export { RemoveFileDialog } from './RemoveFileDialog.tsx'
