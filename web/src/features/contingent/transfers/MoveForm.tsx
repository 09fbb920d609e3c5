import { MoveDraft } from '@qalam/contract/contingent/coming.ts'
import { lastDayAhead } from '@qalam/contract/contingent/days.ts'
import { metBy } from '#features/personnel/public.tsx'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { GroupField } from '../edit/GroupField.tsx'
import { MoveEffects } from './MoveEffects.tsx'

type Props = {
  title: string
  hint: string
  userId: number
  start: Partial<MoveDraft>
  send: (body: MoveDraft) => Promise<unknown>
  error: unknown
  onClose: () => void
}

/** Class, day and order of a move; of a day that is over it tells what goes out of sight. */
export function MoveForm({ title, hint, userId, start, send, error, onClose }: Props) {
  const draft = useDraft({
    schema: MoveDraft,
    start,
    send,
    done: () => {
      tellSuccess(text('transfers.moved'))
      onClose()
    },
  })
  const { success, data } = MoveDraft.safeParse(draft.value)
  return (
    <FormDialog
      title={title}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem ?? metBy(error).words}
      onClose={onClose}
    >
      <p>{hint}</p>
      <GroupField field={draft.field('groupId')} />
      <DateField label={text('transfers.move-date')} required max={lastDayAhead(today())} {...draft.field('date')} />
      <TextField label={text('person.order')} max={50} {...draft.field('order')} value={draft.value.order ?? ''} />
      {success && data.date < today() && <MoveEffects userId={userId} draft={data} />}
    </FormDialog>
  )
}
