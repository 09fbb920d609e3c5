import type { Job } from '@qalam/contract/kernel/job.ts'
import { type ReactNode, useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { useJob } from './useJob.ts'

type Props = {
  title: string
  action: string
  /** Asks for the work under the id that it is given. */
  start: (id: string) => Promise<Job>
  /** What is told once the work is asked for. */
  asked: string
  disabled?: boolean
  changed?: boolean
  onClose: () => void
  children: ReactNode
}

/** Asks before long work begins; it closes once the work is asked for, and a refusal stands in it. */
export function JobDialog({
  title,
  action,
  start,
  asked,
  disabled = false,
  changed = false,
  onClose,
  children,
}: Props) {
  const ask = useJob()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const submit = async () => {
    setBusy(true)
    setError(null)
    try {
      await ask(start)
      tellSuccess(asked)
      onClose()
    } catch (failure) {
      setError(saidBy(failure))
      setBusy(false)
    }
  }

  const state = { busy, disabled, changed, error }
  return (
    <FormDialog title={title} action={action} submit={submit} onClose={onClose} {...state}>
      {children}
    </FormDialog>
  )
}
