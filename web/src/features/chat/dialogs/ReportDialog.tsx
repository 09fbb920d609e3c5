import { chat } from '@qalam/contract/chat/api.ts'
import { reportReasons } from '@qalam/contract/chat/rules/limits.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

type Props = { uuid: string; seq: number; onClose: () => void }

/** Shows a message to those who look after safety. */
export function ReportDialog({ uuid, seq, onClose }: Props) {
  const [id] = useState(newUuid)
  const [reason, setReason] = useState<(typeof reportReasons)[number] | null>(null)
  const [words, setWords] = useState('')
  const report = useCommand(chat.report, { silent: true })
  const submit = () => {
    if (reason === null) return
    report.mutate(
      { params: { uuid, seq }, body: { uuid: id, reason, words } },
      { onSuccess: () => (tellSuccess(text('chat.reported')), onClose()) },
    )
  }
  return (
    <FormDialog
      title={text('chat.report-title')}
      action={text('chat.report')}
      busy={report.isPending}
      disabled={reason === null}
      error={report.error && saidBy(report.error)}
      changed={words !== ''}
      submit={submit}
      onClose={onClose}
    >
      <p>{text('chat.report-hint')}</p>
      <RadioGroup
        label={text('chat.reason')}
        value={reason}
        onChange={(value) => setReason(value ?? null)}
        choices={reportReasons.map((value) => ({ value, label: text(`chat.reason-${value}`) }))}
      />
      <TextArea label={text('chat.report-words')} max={500} value={words} onChange={setWords} />
    </FormDialog>
  )
}
