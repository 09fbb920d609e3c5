import { lastDayAhead } from '@qalam/contract/contingent/days.ts'
import { contingent, StudentDraft } from '@qalam/contract/contingent/api.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import type { Access, Invitation } from '@qalam/contract/personnel/person.ts'
import { useState } from 'react'
import { AccessDialog, metBy, nameOf, PersonFieldset, Stale, startOf } from '#features/personnel/public.tsx'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import { GroupField } from './GroupField.tsx'
import { ParentIins } from './ParentIins.tsx'

/** M-36 of a student: a new one, or one that is changed. The old and the new variant are one form (SH-MODAL-31, V-EDITNEW-1). */
export function StudentDialog({ card, onClose }: { card?: PersonCard; onClose: () => void }) {
  const create = useCommand(contingent.create, { silent: true, refresh: everything })
  const update = useCommand(contingent.update, { silent: true, refresh: everything })
  const [accesses, setAccesses] = useState<readonly (Access & { name: string })[]>([])
  const [invited, setInvited] = useState<readonly Invitation[]>([])
  const { theirs, words } = metBy(create.error ?? update.error)
  const draft = useDraft({
    schema: StudentDraft,
    start: { ...startOf(card), ...(card?.group && { groupId: card.group.id }) },
    send: async (body) => {
      if (card) {
        const version = theirs?.version ?? card.version
        await update.mutateAsync({ params: { userId: card.id }, body: { ...body, version } })
        tellSuccess(text('person.stored'))
        return onClose()
      }
      const admitted = await create.mutateAsync({ body })
      const own = admitted.access ? [{ ...admitted.access, name: nameOf(body) }] : []
      const told = [...own, ...(admitted.parents ?? [])]
      setInvited(admitted.invited ?? [])
      setAccesses(told)
      if (told.length + (admitted.invited ?? []).length > 0) return
      tellSuccess(text('person.has-account', { name: nameOf(body) }))
      onClose()
    },
  })
  if (accesses.length + invited.length > 0)
    return <AccessDialog title={text('person.added')} accesses={accesses} invited={invited} onClose={onClose} />

  const isMove = draft.value.groupId !== card?.group?.id
  return (
    <FormDialog
      title={text(card ? 'person.edit' : 'contingent.add')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem ?? words}
      onClose={onClose}
      width={540}
    >
      {theirs && <Stale theirs={theirs} mine={draft.value} />}
      <PersonFieldset
        fixed={card !== undefined && !card.can.editPerson}
        lockNames={card !== undefined}
        fields={{
          surname: draft.field('surname'),
          firstname: draft.field('firstname'),
          lastname: draft.field('lastname'),
          sex: draft.field('sex'),
          bornDate: draft.field('bornDate'),
          iin: draft.field('iin'),
          notResident: draft.field('notResident'),
        }}
      />
      <GroupField field={draft.field('groupId')} />
      {!card && (
        <DateField
          label={text('contingent.since')}
          max={lastDayAhead(today())}
          {...draft.field('since')}
          value={draft.value.since ?? today()}
        />
      )}
      {!card && <ParentIins {...draft.field('parentship')} errorAt={(at) => draft.errors[`parentship.${at}`]} />}
      {isMove && (
        <TextField
          label={text('person.order')}
          hint={card ? text('contingent.move-hint') : undefined}
          max={50}
          {...draft.field('order')}
          value={draft.value.order ?? ''}
        />
      )}
      <CheckField
        label={text('person.in-statistic')}
        {...draft.field('isInStatistic')}
        value={draft.value.isInStatistic === true || draft.value.isInStatistic === 1}
      />
    </FormDialog>
  )
}
