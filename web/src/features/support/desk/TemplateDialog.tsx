import { lengthOf, longestMessage } from '@qalam/contract/chat/rules/text.ts'
import { support, type Template } from '@qalam/contract/support/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { templates } from '../reads.ts'

/** One ready answer, new or changed. */
export function TemplateDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const keep = useCommand(support.keepTemplate, { refresh: [templates] })
  const { uuid, ...start } = template
  const draft = useDraft({
    schema: support.keepTemplate.body,
    start,
    send: (body) => keep.mutateAsync({ params: { uuid }, body }),
    done: onClose,
  })
  return (
    <FormDialog
      title={text('support.template')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField label={text('support.template-title')} required {...draft.field('title')} />
      <TextArea
        label={text('support.message')}
        required
        max={longestMessage}
        lengthOf={lengthOf}
        {...draft.field('text')}
      />
    </FormDialog>
  )
}
