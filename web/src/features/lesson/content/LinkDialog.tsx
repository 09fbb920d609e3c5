import { LinkDraft } from '@qalam/contract/lesson/api.ts'
import { useState } from 'react'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { useLessonWrites } from '../saving/useLessonWrites.ts'

/** Adds a link to the materials of a lesson; without a network it waits on the device. */
export function LinkDialog({ lessonUuid, onClose }: { lessonUuid: string; onClose: () => void }) {
  const [own] = useState(uuid)
  const { addLink } = useLessonWrites(lessonUuid)
  const draft = useDraft({ schema: LinkDraft, start: { uuid: own, title: '', url: '' }, send: addLink, done: onClose })

  return (
    <FormDialog
      title={text('lesson.add-link')}
      action={text('common.add')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField label={text('lesson.link-title')} required max={200} autoFocus {...draft.field('title')} />
      <TextField
        label={text('lesson.link-url')}
        type="url"
        required
        max={1000}
        placeholder="https://"
        {...draft.field('url')}
      />
    </FormDialog>
  )
}
