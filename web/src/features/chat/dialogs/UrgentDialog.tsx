import { useState } from 'react'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

type Props = { onSend: (reason: string) => void; onClose: () => void }

/** Why a message of the management rings at night too. */
export function UrgentDialog({ onSend, onClose }: Props) {
  const [reason, setReason] = useState('')
  const isShort = reason.trim().length < 3
  return (
    <FormDialog
      title={text('chat.make-urgent')}
      action={text('chat.send')}
      disabled={isShort}
      submit={() => onSend(reason.trim().slice(0, 200))}
      onClose={onClose}
    >
      <TextField
        label={text('chat.urgent-reason')}
        hint={text('chat.urgent-hint')}
        required
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
