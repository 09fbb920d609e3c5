import { type EditedPage, staticPages } from '@qalam/contract/static-pages/api.ts'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyPage } from '../reads.ts'

const Publishing = z.object({ asks: z.boolean() })

/** Publishes the draft, with the question to everybody or without it. */
export function PublishDialog({ page, onClose }: { page: EditedPage; onClose: () => void }) {
  const publishing = useCommand(staticPages.publish, { refresh: everyPage })
  const draft = useDraft({
    schema: Publishing,
    start: { asks: false },
    send: ({ asks }) =>
      publishing.mutateAsync({ params: { slug: page.slug }, body: { revision: page.revision, asks } }),
    done: onClose,
  })
  return (
    <FormDialog
      title={text('static-page.publish-title')}
      action={text('static-page.publish')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem}
      onClose={onClose}
    >
      <p>{text('static-page.publish-text')}</p>
      {page.asksPossible && <CheckField label={text('static-page.publish-asks')} {...draft.field('asks')} />}
    </FormDialog>
  )
}
