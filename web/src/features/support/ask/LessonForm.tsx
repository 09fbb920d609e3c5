import { LessonTicket } from '@qalam/contract/support/ticket.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { subjects } from '../reads.ts'
import { AskFrame } from './AskFrame.tsx'
import { ImageField } from './ImageField.tsx'
import { useTicket } from './useTicket.ts'

const grades = Array.from({ length: 12 }, (_, at) => ({ value: at, label: String(at) }))

/** A mistake in a lesson: where it stands, and a picture of it (V-SUP-5, V-SUP-11). */
export function LessonForm({ onClose }: { onClose: () => void }) {
  const [id] = useState(uuid)
  const send = useTicket()
  const { data = [] } = useQuery(subjects)
  const draft = useDraft({
    schema: LessonTicket.omit({ type: true }),
    start: { uuid: id, contact_data: '' },
    send: (fields) => send({ type: 'error_in_lesson', ...fields }),
    done: onClose,
  })
  const exercise = draft.field('exercise_number')

  return (
    <AskFrame type="error_in_lesson" draft={draft} contact={draft.field('contact_data')} onClose={onClose}>
      <FieldRow>
        <SelectField label={text('support.class')} required choices={grades} {...draft.field('class')} />
        <SearchSelect
          label={text('support.subject')}
          required
          choices={data.map((one) => ({ value: one.id, label: one.name[currentLanguage()] }))}
          {...draft.field('subject')}
        />
      </FieldRow>
      <TextField label={text('support.theme')} required {...draft.field('theme')} />
      <TextField
        label={text('support.exercise')}
        required
        {...exercise}
        onChange={(typed) => exercise.onChange(typed.replace(/\D/g, '').slice(0, 2))}
      />
      <TextArea label={text('support.content')} required max={800} {...draft.field('ticket_content')} />
      <ImageField {...draft.field('file_path')} />
    </AskFrame>
  )
}
