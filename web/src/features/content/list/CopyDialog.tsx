import { type ContentRow, content } from '@qalam/contract/content/api.ts'
import { ContentHead } from '@qalam/contract/content/document.ts'
import { useState } from 'react'
import { v4 } from 'uuid'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { builderAddress } from '../addresses.ts'
import { everyList } from '../reads.ts'

/** A copy of one's own from any document that may be read. */
export function CopyDialog({ row, onClose }: { row: ContentRow; onClose: () => void }) {
  const [uuid] = useState(() => v4())
  const clone = useCommand(content.clone, { refresh: everyList })
  const draft = useDraft({
    schema: ContentHead.pick({ title: true }),
    start: { title: text('content.copy-title', { title: row.title }).slice(0, 200) },
    send: ({ title }) => clone.mutateAsync({ params: { uuid: row.id }, body: { uuid, title } }),
    done: () => navigate(builderAddress(row.kind, uuid)),
  })

  return (
    <FormDialog
      title={text('content.copy')}
      action={text('content.make-copy')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField label={text('content.title')} required max={200} autoFocus {...draft.field('title')} />
    </FormDialog>
  )
}
