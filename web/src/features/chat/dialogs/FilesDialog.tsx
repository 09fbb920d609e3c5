import { chat } from '@qalam/contract/chat/api.ts'
import { chatFiles } from '@qalam/contract/chat/rules/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileKinds } from '#features/homework/public.tsx'
import { call, everyReadOf, saidBy } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { useSending, type Watch } from '#platform/sending.ts'
import { text } from '#platform/text.ts'
import { SendingProgress } from '#ui/feedback/SendingProgress.tsx'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

type Props = { uuid: string; onClose: () => void; onSent: () => void }

/** Sends up to five files as one message. Under the same id a repeat stands once. */
export function FilesDialog({ uuid, onClose, onSent }: Props) {
  const client = useQueryClient()
  const [id] = useState(newUuid)
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<string | null>(null)
  const sending = useSending()
  const send = useMutation({
    mutationFn: () => sending.run((watch) => sendAll({ uuid, id }, files, watch)),
    meta: { silent: true },
  })

  const submit = async () => {
    if (files.length === 0) return setError(text('chat.choose-file'))
    try {
      await send.mutateAsync()
      await client.invalidateQueries(everyReadOf(chat.list))
      onSent()
      onClose()
    } catch (failure) {
      setError(saidBy(failure))
    }
  }

  return (
    <FormDialog
      title={text('chat.attach')}
      action={text('chat.send')}
      submit={submit}
      busy={send.isPending}
      changed={files.length > 0}
      onClose={onClose}
    >
      <Uploader
        label={text('chat.files')}
        hint={text('chat.files-hint')}
        accept={fileKinds}
        max={chatFiles.most}
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

function sendAll(params: { uuid: string; id: string }, files: readonly File[], watch: Watch) {
  const form = new FormData()
  for (const file of files) form.append('file', file, file.name)
  return call(chat.sendFiles, { params }, { form, silent: true, ...watch })
}
