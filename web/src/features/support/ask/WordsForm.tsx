import { SuggestionTicket } from '@qalam/contract/support/ticket.ts'
import { useState } from 'react'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { AskFrame } from './AskFrame.tsx'
import { useTicket } from './useTicket.ts'

/** A request that needs nothing but words (V-SUP-8). */
export function WordsForm({ type, onClose }: { type: 'suggestion' | 'sign_in'; onClose: () => void }) {
  const [id] = useState(uuid)
  const send = useTicket()
  const draft = useDraft({
    schema: SuggestionTicket.omit({ type: true }),
    start: { uuid: id, contact_data: '' },
    send: (words) => send({ type, ...words }),
    done: onClose,
  })
  return (
    <AskFrame type={type} draft={draft} contact={draft.field('contact_data')} onClose={onClose}>
      <TextArea label={text('support.content')} required max={800} {...draft.field('ticket_content')} />
    </AskFrame>
  )
}
