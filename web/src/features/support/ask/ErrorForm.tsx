import { ErrorTicket } from '@qalam/contract/support/ticket.ts'
import { useState } from 'react'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { AskFrame } from './AskFrame.tsx'
import { ImageField } from './ImageField.tsx'
import { useTicket } from './useTicket.ts'

/** Something does not work: what, where, and a picture of it (V-SUP-6). */
export function ErrorForm({ onClose }: { onClose: () => void }) {
  const [id] = useState(uuid)
  const send = useTicket()
  const draft = useDraft({
    schema: ErrorTicket.omit({ type: true }),
    start: { uuid: id, contact_data: '' },
    send: (fields) => send({ type: 'error_ticket', ...fields }),
    done: onClose,
  })
  return (
    <AskFrame type="error_ticket" draft={draft} contact={draft.field('contact_data')} onClose={onClose}>
      <TextArea label={text('support.content')} required max={800} {...draft.field('ticket_content')} />
      <TextField label={text('support.link-error')} required {...draft.field('link_error')} />
      <ImageField {...draft.field('file_path')} />
    </AskFrame>
  )
}
