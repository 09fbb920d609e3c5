import { lesson, LinkDraft } from '@qalam/contract/lesson/api.ts'
import { useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

/** Adds a link to the materials of a lesson. */
export function LinkDialog({ lessonUuid: scheduleUuid, onClose }: { lessonUuid: string; onClose: () => void }) {
  const [own] = useState(uuid)
  const add = useCommand(lesson.addLink, { refresh: [everyReadOf(lesson.page)] })
  const draft = useDraft({
    schema: LinkDraft,
    start: { uuid: own, title: '', url: '' },
    send: (body) => add.mutateAsync({ params: { scheduleUuid }, body }),
    done: onClose,
  })

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
