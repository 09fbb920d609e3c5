import { lesson } from '@qalam/contract/lesson/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileKinds } from '#features/homework/public.tsx'
import { call, everyReadOf, saidBy } from '#platform/api.ts'
import { useSending, type Watch } from '#platform/sending.ts'
import { text } from '#platform/text.ts'
import { SendingProgress } from '#ui/feedback/SendingProgress.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Uploader } from '#ui/fields/Uploader.tsx'

/** Adds up to three files to the materials of a lesson (V-FILE-1…3). */
export function FilesDialog({ lessonUuid: scheduleUuid, onClose }: { lessonUuid: string; onClose: () => void }) {
  const client = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<string | null>(null)
  const sending = useSending()
  const send = useMutation({
    mutationFn: () => sending.run((watch) => sendAll(scheduleUuid, files, watch)),
    meta: { silent: true },
  })

  const submit = async () => {
    if (files.length === 0) return setError(text('lesson.choose-file'))
    try {
      await send.mutateAsync()
      await client.invalidateQueries(everyReadOf(lesson.page))
      onClose()
    } catch (failure) {
      setError(saidBy(failure))
    }
  }

  return (
    <FormDialog
      title={text('lesson.add-files')}
      action={text('common.add')}
      submit={submit}
      busy={send.isPending}
      changed={files.length > 0}
      onClose={onClose}
    >
      <Uploader
        label={text('lesson.files')}
        hint={text('lesson.file-kinds')}
        accept={fileKinds}
        files={files}
        error={error}
        onFiles={(next) => {
          setFiles(next)
          setError(null)
        }}
      />
      <SendingProgress sending={sending} />
    </FormDialog>
  )
}

function sendAll(scheduleUuid: string, files: readonly File[], watch: Watch) {
  const form = new FormData()
  for (const file of files) form.append('file', file, file.name)
  return call(lesson.addFiles, { params: { scheduleUuid } }, { form, silent: true, ...watch })
}
