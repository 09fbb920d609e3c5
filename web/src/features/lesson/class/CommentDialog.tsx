import { useState } from 'react'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { MessageDialog } from '#ui/MessageDialog.tsx'
import type { Value } from './values.ts'

const longest = 800

type Props = { name: string; value: Value; readOnly: boolean; onSave: (value: Value) => void; onClose: () => void }

/** Why this mark: the student and the parents read it beside it. */
export function CommentDialog({ name, value, readOnly, onSave, onClose }: Props) {
  const [comment, setComment] = useState(value.comment)
  const isLong = comment.trim().length > longest
  if (readOnly) return <MessageDialog title={name} message={value.comment} onClose={onClose} />

  const submit = () => {
    if (isLong) return
    onSave({ ...value, comment: comment.trim() })
    onClose()
  }

  return (
    <FormDialog title={name} action={text('common.save')} submit={submit} onClose={onClose}>
      <TextArea
        label={text('lesson.comment')}
        value={comment}
        max={longest}
        rows={4}
        error={isLong ? text('field.too-long', { max: longest }) : undefined}
        onChange={setComment}
      />
    </FormDialog>
  )
}
