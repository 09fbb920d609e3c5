import { contingent } from '@qalam/contract/contingent/api.ts'
import { MoveDraft } from '@qalam/contract/contingent/coming.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { metBy, nameOf } from '#features/personnel/public.tsx'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { GroupField } from '../edit/GroupField.tsx'
import { everything } from '../reads.ts'

/** Moves a student to another class from a day on, by an order. */
export function MoveDialog({ card, onClose }: { card: PersonCard; onClose: () => void }) {
  const move = useCommand(contingent.move, { silent: true, refresh: everything })
  const draft = useDraft({
    schema: MoveDraft,
    start: { date: today(), order: '' },
    send: (body) => move.mutateAsync({ params: { userId: card.id }, body }),
    done: () => {
      tellSuccess(text('transfers.moved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={text('transfers.move')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem ?? metBy(move.error).words}
      onClose={onClose}
    >
      <p>{text('transfers.move-hint', { name: nameOf(card) })}</p>
      <GroupField field={draft.field('groupId')} />
      <DateField label={text('transfers.move-date')} required max={today()} {...draft.field('date')} />
      <TextField label={text('person.order')} max={50} {...draft.field('order')} value={draft.value.order ?? ''} />
    </FormDialog>
  )
}
