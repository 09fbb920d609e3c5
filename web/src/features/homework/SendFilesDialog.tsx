import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Reads, saidBy } from '#platform/api.ts'
import { useSending, type Watch } from '#platform/sending.ts'
import { SendingProgress } from '#ui/feedback/SendingProgress.tsx'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { fileKinds } from './fileKinds.ts'

type Props = {
  title: string
  action: string
  label: string
  hint: string
  max: number
  /** Said where nothing was chosen. */
  none: string
  send: (form: FormData, watch: Watch) => Promise<unknown>
  stale: Reads
  onSent?: () => void
  onClose: () => void
}

/** Files are chosen and sent together; how far they are is seen, and why they were refused stands under them. */
export function SendFilesDialog({ title, action, label, hint, max, none, send, stale, onSent, onClose }: Props) {
  const client = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<string | null>(null)
  const sending = useSending()
  const sent = useMutation({
    mutationFn: () => sending.run((watch) => send(formWith(files), watch)),
    meta: { silent: true },
  })

  const submit = async () => {
    if (files.length === 0) return setError(none)
    try {
      await sent.mutateAsync()
      await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
      onSent?.()
      onClose()
    } catch (failure) {
      setError(saidBy(failure))
    }
  }

  return (
    <FormDialog
      title={title}
      action={action}
      submit={submit}
      busy={sent.isPending}
      changed={files.length > 0}
      onClose={onClose}
    >
      <Uploader
        label={label}
        hint={hint}
        accept={fileKinds}
        max={max}
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

function formWith(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', file, file.name)
  return form
}
