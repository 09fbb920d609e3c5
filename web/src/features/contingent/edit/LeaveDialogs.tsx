import { contingent } from '@qalam/contract/contingent/api.ts'
import { Day } from '@qalam/contract/kernel/dates.ts'
import { Id } from '@qalam/contract/kernel/ids.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { Order } from '@qalam/contract/personnel/person.ts'
import { z } from 'zod'
import { metBy, nameOf } from '#features/personnel/public.tsx'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import { GroupField } from './GroupField.tsx'

type Props = { card: PersonCard; onClose: () => void }

const Leaving = z.object({ order: Order, date: Day })

/** M-69: lets a student go by an order; the card is read anew (S-USERCARD-1). */
export function RemoveDialog({ card, onClose }: Props) {
  const remove = useCommand(contingent.remove, { silent: true, refresh: everything })
  const draft = useDraft({
    schema: Leaving,
    start: { order: '', date: today() },
    send: (body) => remove.mutateAsync({ params: { userId: card.id }, body }),
    done: () => {
      tellSuccess(text('person.removed'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={text('person.remove')}
      action={text('person.remove')}
      danger
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem ?? metBy(remove.error).words}
      onClose={onClose}
    >
      <p>{text('contingent.remove-question', { name: nameOf(card) })}</p>
      <DateField label={text('transfers.leave-date')} required max={today()} {...draft.field('date')} />
      <TextField label={text('person.order')} max={50} {...draft.field('order')} value={draft.value.order ?? ''} />
    </FormDialog>
  )
}

const Returning = z.object({ groupId: Id, order: Order })

/** Takes a student back from the archive into a class. */
export function RestoreDialog({ card, onClose }: Props) {
  const restore = useCommand(contingent.restore, { silent: true, refresh: everything })
  const draft = useDraft({
    schema: Returning,
    start: { order: '' },
    send: (body) => restore.mutateAsync({ params: { userId: card.id }, body }),
    done: () => {
      tellSuccess(text('person.restored'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={text('person.restore')}
      action={text('person.restore')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem ?? metBy(restore.error).words}
      onClose={onClose}
    >
      <p>{nameOf(card)}</p>
      <GroupField field={draft.field('groupId')} />
      <TextField label={text('person.order')} max={50} {...draft.field('order')} value={draft.value.order ?? ''} />
    </FormDialog>
  )
}
