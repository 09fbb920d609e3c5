import { chat } from '@qalam/contract/chat/api.ts'
import { isPlain, lengthOf, longestMessage, normal } from '@qalam/contract/chat/rules/text.ts'
import { type Warning, warningsIn } from '@qalam/contract/chat/rules/warnings.ts'
import type { Message } from '@qalam/contract/chat/shapes.ts'
import { useState } from 'react'
import { everyReadOf, saidBy, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { WarnDialog } from '../writing/WarnDialog.tsx'

type Props = { uuid: string; message: Message; onClose: () => void }

/** Other words for an own message, within fifteen minutes. */
export function EditDialog({ uuid, message, onClose }: Props) {
  const [words, setWords] = useState(message.text)
  const [warnings, setWarnings] = useState<Warning[]>([])
  const edit = useCommand(chat.edit, { refresh: [everyReadOf(chat.list)], silent: true })
  const long = lengthOf(words) > longestMessage
  const error = long ? text('field.message-long') : isPlain(normal(words)) ? null : text('field.message-marks')

  const send = (sure: boolean) => {
    const found = sure ? [] : warningsIn(words)
    setWarnings(found)
    if (error !== null || found.length > 0) return
    edit.mutate(
      { params: { uuid, seq: message.seq }, body: { text: normal(words), sure } },
      { onSuccess: () => onClose() },
    )
  }
  if (warnings.length > 0)
    return <WarnDialog warnings={warnings} onSend={() => send(true)} onClose={() => setWarnings([])} />
  return (
    <FormDialog
      title={text('chat.edit')}
      action={text('common.save')}
      busy={edit.isPending}
      disabled={normal(words) === '' || normal(words) === message.text}
      error={edit.error && saidBy(edit.error)}
      changed={words !== message.text}
      submit={() => send(false)}
      onClose={onClose}
    >
      <TextArea
        label={text('chat.write')}
        required
        max={longestMessage}
        rows={5}
        value={words}
        error={error}
        onChange={setWords}
      />
    </FormDialog>
  )
}
