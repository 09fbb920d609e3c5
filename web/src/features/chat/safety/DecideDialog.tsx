import { chat } from '@qalam/contract/chat/api.ts'
import { reportOutcomes } from '@qalam/contract/chat/rules/limits.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everySafety } from './reads.ts'

/** What came of a report. */
export function DecideDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState<(typeof reportOutcomes)[number] | null>(null)
  const [note, setNote] = useState('')
  const decide = useCommand(chat.decide, { refresh: everySafety, silent: true })
  const submit = () => {
    if (outcome !== null) decide.mutate({ params: { uuid }, body: { outcome, note } }, { onSuccess: () => onClose() })
  }
  return (
    <FormDialog
      title={text('chat.decide')}
      action={text('common.save')}
      busy={decide.isPending}
      disabled={outcome === null}
      error={decide.error && saidBy(decide.error)}
      changed={note !== ''}
      submit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={text('chat.outcome')}
        value={outcome}
        onChange={(value) => setOutcome(value ?? null)}
        choices={reportOutcomes.map((value) => ({ value, label: text(`chat.outcome-${value}`) }))}
      />
      <TextArea label={text('chat.note')} max={500} value={note} onChange={setNote} />
    </FormDialog>
  )
}
