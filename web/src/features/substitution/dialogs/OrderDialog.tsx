import { OrderDraft, substitution } from '@qalam/contract/substitution/api.ts'
import type { Absence } from '@qalam/contract/substitution/shapes.ts'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import { reasons } from './AbsenceDialog.tsx'

/** The order of an absence, which is often written after the teacher has gone. */
export function OrderDialog({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const { id, order, orderDate, reason } = absence
  const store = useCommand(substitution.updateOrder, { refresh: everything })
  const draft = useDraft({
    schema: OrderDraft,
    start: { id, order, orderDate, reason },
    send: (parsed) => store.mutateAsync({ body: z.encode(OrderDraft, parsed) }),
    done: () => {
      tellSuccess(text('substitution.order-stored'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('substitution.order-edit')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <FieldRow>
        <TextField label={text('substitution.order')} max={50} autoFocus {...draft.field('order')} />
        <DateField label={text('substitution.order-date')} {...draft.field('orderDate')} />
      </FieldRow>
      {reason !== 'left' && (
        <SelectField label={text('substitution.reason')} required choices={reasons()} {...draft.field('reason')} />
      )}
    </FormDialog>
  )
}
