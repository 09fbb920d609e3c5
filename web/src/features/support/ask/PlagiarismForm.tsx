import { PlagiarismTicket } from '@qalam/contract/support/ticket.ts'
import { useState } from 'react'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { AskFrame } from './AskFrame.tsx'
import { useTicket } from './useTicket.ts'

/** Something was copied: from where and where to (V-SUP-7). */
export function PlagiarismForm({ onClose }: { onClose: () => void }) {
  const [id] = useState(uuid)
  const send = useTicket()
  const draft = useDraft({
    schema: PlagiarismTicket.omit({ type: true }),
    start: { uuid: id, contact_data: '' },
    send: (fields) => send({ type: 'plagiarism_ticket', ...fields }),
    done: onClose,
  })
  return (
    <AskFrame type="plagiarism_ticket" draft={draft} contact={draft.field('contact_data')} onClose={onClose}>
      <TextArea label={text('support.content')} required max={800} {...draft.field('ticket_content')} />
      <TextField label={text('support.link-plagiarism')} required {...draft.field('link_plagiarism_doc')} />
      <TextField label={text('support.link-source')} required {...draft.field('link_source_doc')} />
    </AskFrame>
  )
}
