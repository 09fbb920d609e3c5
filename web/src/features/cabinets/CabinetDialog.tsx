import { type Cabinet, CabinetDraft, cabinets } from '@qalam/contract/cabinets/api.ts'
import { nameLength, numberLength } from '@qalam/contract/cabinets/rules.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyList } from './reads.ts'

/** M-40: a new room, or one that is changed. */
export function CabinetDialog({ cabinet, onClose }: { cabinet?: Cabinet; onClose: () => void }) {
  const create = useCommand(cabinets.create, { refresh: everyList })
  const update = useCommand(cabinets.update, { refresh: everyList })
  const draft = useDraft({
    schema: CabinetDraft,
    start: { number: cabinet?.number ?? '', name: cabinet?.name ?? '' },
    send: (body) => (cabinet ? update.mutateAsync({ params: { id: cabinet.id }, body }) : create.mutateAsync({ body })),
    done: () => {
      tellSuccess(text('cabinets.stored'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={cabinet ? text('cabinets.edit-title', { number: cabinet.number }) : text('cabinets.add')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField
        label={text('cabinets.number')}
        hint={text('cabinets.number-hint')}
        required
        max={numberLength}
        autoFocus
        {...draft.field('number')}
      />
      <TextField label={text('cabinets.name')} max={nameLength} {...draft.field('name')} />
    </FormDialog>
  )
}
