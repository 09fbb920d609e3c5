import { AbsenceDraft, substitution } from '@qalam/contract/substitution/api.ts'
import { GivenReason } from '@qalam/contract/substitution/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything, teachers } from '../reads.ts'

/** Who is away, from when to when; then the page with their lessons opens. */
export function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID())
  const { data: choices, isPending } = useQuery(teachers)
  const record = useCommand(substitution.period, { refresh: everything })
  const draft = useDraft({
    schema: AbsenceDraft,
    start: { id, dateFrom: today(), dateTo: today(), reason: 'illness', order: '', orderDate: null },
    send: async (parsed) => {
      const stored = await record.mutateAsync({ body: z.encode(AbsenceDraft, parsed) })
      onClose()
      navigate(linkTo('/v3/backoffice/substitutions/:absenceId', { absenceId: stored.id }))
    },
  })

  return (
    <FormDialog
      title={text('substitution.add')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      width={540}
      onClose={onClose}
    >
      <SearchSelect
        label={text('substitution.teacher')}
        required
        busy={isPending}
        choices={(choices?.teachers ?? []).map(({ id: value, label }) => ({ value, label }))}
        {...draft.field('teacherId')}
      />
      <FieldRow>
        <DateField label={text('substitution.from')} required {...draft.field('dateFrom')} />
        <DateField label={text('substitution.to')} required {...draft.field('dateTo')} />
      </FieldRow>
      <SelectField label={text('substitution.reason')} required choices={reasons()} {...draft.field('reason')} />
      <FieldRow>
        <TextField label={text('substitution.order')} max={50} {...draft.field('order')} />
        <DateField label={text('substitution.order-date')} {...draft.field('orderDate')} />
      </FieldRow>
    </FormDialog>
  )
}

/** Why somebody may be away. */
export const reasons = () =>
  GivenReason.options.map((value) => ({ value, label: text(`substitution.reason.${value}`) }))
