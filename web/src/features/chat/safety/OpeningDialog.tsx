import { chat } from '@qalam/contract/chat/api.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everySafety } from './reads.ts'

/** Asks the other office to agree that a talk is opened. */
export function OpeningDialog({ conversationUuid, onClose }: { conversationUuid: string; onClose: () => void }) {
  const [id] = useState(newUuid)
  const [reason, setReason] = useState('')
  const ask = useCommand(chat.askOpening, { refresh: everySafety, silent: true })
  const submit = () =>
    ask.mutate(
      { params: { uuid: conversationUuid }, body: { uuid: id, reason } },
      { onSuccess: () => (tellSuccess(text('chat.opening-asked')), onClose()) },
    )
  return (
    <FormDialog
      title={text('chat.ask-opening')}
      action={text('common.add')}
      busy={ask.isPending}
      disabled={reason.trim().length < 10}
      error={ask.error && saidBy(ask.error)}
      changed={reason !== ''}
      submit={submit}
      onClose={onClose}
    >
      <p>{text('chat.opening-hint')}</p>
      <TextArea label={text('chat.opening-reason')} required max={500} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
