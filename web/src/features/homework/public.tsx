export { fileKinds } from './fileKinds.ts'
export { HomeworkTab } from './HomeworkTab.tsx'
export { RemoveFileDialog } from './RemoveFileDialog.tsx'
