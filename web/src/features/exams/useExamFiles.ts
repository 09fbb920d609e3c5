import { exams } from '@qalam/contract/exams/api.ts'
import type { ExamState } from '@qalam/contract/exams/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import type { Watch } from '#platform/sending.ts'
import { examState } from './reads.ts'

/** Photos of open answers: kept on the server at once, and named by the answer that is given next. */
export function useExamFiles(sitting: string) {
  const client = useQueryClient()
  const keepFiles = (form: FormData, watch: Watch) =>
    call(exams.addFiles, { params: { sitting } }, { form, silent: true, ...watch })
  const addFiles = (files: readonly ExamState['files'][number][]) =>
    client.setQueryData<ExamState>(
      examState(sitting).queryKey,
      (before) => before && { ...before, files: [...before.files, ...files] },
    )
  return { keepFiles, addFiles }
}
