import { homework } from '@qalam/contract/homework/api.ts'
import { call } from '#platform/api.ts'
import type { Watch } from '#platform/sending.ts'

/** Hangs files on the homework of a lesson. */
export function sendFiles(scheduleUuid: string, files: readonly File[], watch: Watch) {
  const form = new FormData()
  for (const file of files) form.append('file', file, file.name)
  return call(homework.addFiles, { params: { scheduleUuid } }, { form, silent: true, ...watch })
}
