import type { Batch, BatchPreview } from '@qalam/contract/office-schedule/batches.ts'
import type { ReactNode } from 'react'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Preview } from './Preview.tsx'

type Props = {
  title: string
  /** The verb of the act itself; before its preview the button says “look”. */
  action: string
  kind: Batch['kind']
  danger?: boolean
  draft: { submit: () => Promise<unknown>; busy: boolean; problem: string | null | undefined }
  preview: BatchPreview | null
  onClose: () => void
  children: ReactNode
}

/** An act over many lessons, in two steps: its preview stands below the fields before it is done. */
export function BatchDialog({ title, action, kind, danger = false, draft, preview, onClose, children }: Props) {
  return (
    <FormDialog
      title={title}
      width={540}
      onClose={onClose}
      action={preview ? action : text('office-schedule.look')}
      danger={danger && preview !== null}
      submit={draft.submit}
      busy={draft.busy}
      disabled={preview?.lessons === 0}
      error={draft.problem}
    >
      {children}
      {preview && <Preview kind={kind} preview={preview} />}
    </FormDialog>
  )
}
