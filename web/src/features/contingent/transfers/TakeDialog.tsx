import { contingent } from '@qalam/contract/contingent/api.ts'
import { Taking, type Transfer } from '@qalam/contract/contingent/transfers.ts'
import { metBy } from '#features/personnel/public.tsx'
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

/** The new school takes a student into a class; the IIN says that the right one is meant. */
export function TakeDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const take = useCommand(contingent.take, { silent: true, refresh: everything })
  const draft = useDraft({
    schema: Taking,
    start: { date: today() },
    send: (body) => take.mutateAsync({ params: { transferId: transfer.id }, body }),
    done: () => {
      tellSuccess(text('transfers.taken'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={text('transfers.take-title', { name: transfer.name })}
      action={text('transfers.take')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem ?? metBy(take.error).words}
      onClose={onClose}
    >
      {transfer.hasIin && (
        <TextField
          label={text('transfers.iin')}
          required
          max={12}
          {...draft.field('iin')}
          value={draft.value.iin ?? ''}
        />
      )}
      <GroupField field={draft.field('groupId')} />
      <DateField
        label={text('transfers.arrives-on')}
        required
        min={transfer.leavesOn}
        max={today()}
        {...draft.field('date')}
      />
      <TextField label={text('transfers.arrival-order')} required max={50} {...draft.field('order')} />
    </FormDialog>
  )
}
