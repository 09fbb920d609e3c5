import type { TicketType } from '@qalam/contract/support/rules.ts'
import type { ReactNode } from 'react'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

type Draft = {
  submit: () => Promise<void>
  busy: boolean
  touched: boolean
  valid: boolean
  problem: string | undefined
}
type Props = {
  type: TicketType
  draft: Draft
  contact: Parameters<typeof TextField>[0] extends infer P ? Omit<P, 'label'> : never
  onClose: () => void
  children: ReactNode
}

/** What all requests share: the frame, how the person is reached, and sending when everything stands (V-SUP-4…8). */
export const AskFrame = ({ type, draft, contact, onClose, children }: Props) => (
  <FormDialog
    title={text(`support.type-${type}`)}
    action={text('support.send')}
    submit={() => draft.submit()}
    busy={draft.busy}
    disabled={!draft.valid}
    changed={draft.touched}
    error={draft.problem}
    onClose={onClose}
  >
    {children}
    <TextField label={text('support.contact')} {...contact} />
  </FormDialog>
)
