import { z } from 'zod'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

/** V-BPAGE-1: a page has a name. */
const Form = z.object({ title: z.string().trim().min(1).max(200) })

type Props = { title: string; onName: (title: string) => void; onClose: () => void }

/** M-22: the name of a page, new or present. */
export function PageNameDialog({ title, onName, onClose }: Props) {
  const draft = useDraft({
    schema: Form,
    start: { title },
    send: async (named) => onName(named.title),
    done: onClose,
  })
  return (
    <FormDialog
      title={text(title === '' ? 'content.add-page' : 'content.rename')}
      action={text('common.save')}
      submit={draft.submit}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField label={text('content.page-name')} required max={200} autoFocus {...draft.field('title')} />
    </FormDialog>
  )
}
