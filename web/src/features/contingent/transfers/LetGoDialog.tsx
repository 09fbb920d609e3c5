import { contingent } from '@qalam/contract/contingent/api.ts'
import { LettingGo } from '@qalam/contract/contingent/transfers.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { metBy, nameOf } from '#features/personnel/public.tsx'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { named } from '#platform/named.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything, schoolsCalled } from '../reads.ts'

/** Lets a student go to another school by an order; that school takes the student. */
export function LetGoDialog({ card, onClose }: { card: PersonCard; onClose: () => void }) {
  const letGo = useCommand(contingent.letGo, { silent: true, refresh: everything })
  const [search, setSearch] = useState('')
  const schools = useQuery(schoolsCalled(search))
  const draft = useDraft({
    schema: LettingGo,
    start: { date: today() },
    send: (body) => letGo.mutateAsync({ params: { userId: card.id }, body }),
    done: () => {
      tellSuccess(text('transfers.let-go-done'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={text('transfers.let-go')}
      action={text('transfers.let-go')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem ?? metBy(letGo.error).words}
      onClose={onClose}
    >
      <p>{text('transfers.let-go-hint', { name: nameOf(card) })}</p>
      <SearchSelect<number>
        label={text('transfers.school')}
        required
        onSearch={setSearch}
        busy={schools.isPending}
        choices={(schools.data ?? []).map(({ id, name }) => ({ value: id, label: named(name) }))}
        {...draft.field('schoolId')}
      />
      <DateField label={text('transfers.leaves-on')} required {...draft.field('date')} />
      <TextField label={text('person.order')} required max={50} {...draft.field('order')} />
    </FormDialog>
  )
}
