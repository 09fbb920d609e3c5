export { HomeworkTab } from './HomeworkTab.tsx'
export { formOf } from './reads.ts'
export { RemoveFileDialog } from './RemoveFileDialog.tsx'
export { SendFilesDialog } from './SendFilesDialog.tsx'
