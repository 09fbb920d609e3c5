import { personnel, StaffDraft } from '@qalam/contract/personnel/api.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import type { Access, Invitation } from '@qalam/contract/personnel/person.ts'
import { positionsOffered } from '@qalam/contract/personnel/positions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { AccessDialog } from '../card/AccessDialog.tsx'
import { nameOf } from '../card/name.ts'
import { positionName } from '../position.ts'
import { positionChoices, stale } from '../reads.ts'
import { PersonFieldset } from './PersonFieldset.tsx'
import { Stale } from './Stale.tsx'
import { metBy } from './stale.ts'
import { startOf } from './start.ts'

/** M-36 of an employee: a new one, or one that is changed, with IIN and phone (SH-MODAL-31, V-EDITNEW-1, V-EDITNEW-2). */
export function EmployeeDialog({ card, onClose }: { card?: PersonCard; onClose: () => void }) {
  const create = useCommand(personnel.create, { silent: true, refresh: stale })
  const update = useCommand(personnel.update, { silent: true, refresh: stale })
  const [access, setAccess] = useState<(Access & { name: string }) | null>(null)
  const [invited, setInvited] = useState<Invitation | null>(null)
  const { theirs, words } = metBy(create.error ?? update.error)
  const offered = useQuery(positionChoices).data ?? []
  const draft = useDraft({
    schema: StaffDraft,
    start: {
      ...startOf(card),
      phone: card?.phone ?? '',
      ...(typeof card?.positionId === 'number' && { positionId: card.positionId }),
    },
    send: async (body) => {
      if (card) {
        const version = theirs?.version ?? card.version
        await update.mutateAsync({ params: { userId: card.id }, body: { ...body, version } })
        tellSuccess(text('person.stored'))
        return onClose()
      }
      const admitted = await create.mutateAsync({ body })
      if (admitted.access) return setAccess({ ...admitted.access, name: nameOf(body) })
      if (admitted.invitation) return setInvited(admitted.invitation)
      tellSuccess(text('person.has-account', { name: nameOf(body) }))
      onClose()
    },
  })
  if (access) return <AccessDialog title={text('person.added')} accesses={[access]} onClose={onClose} />
  if (invited)
    return <AccessDialog title={text('invitations.sheet')} accesses={[]} invited={[invited]} onClose={onClose} />

  const fixed = card !== undefined && !card.can.editPerson
  return (
    <FormDialog
      title={text(card ? 'person.edit' : 'personnel.add')}
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
        fixed={fixed}
        lockNames={false}
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
      <PhoneField label={text('person.phone')} required disabled={fixed} {...draft.field('phone')} />
      <SelectField
        label={text('person.position')}
        required
        choices={postsFor(card, offered).map((post) => ({
          value: post.id,
          label: positionName({ ...post, positionId: post.id }),
        }))}
        {...draft.field('positionId')}
      />
      <CheckField
        label={text('person.in-statistic')}
        {...draft.field('isInStatistic')}
        value={draft.value.isInStatistic === true || draft.value.isInStatistic === 1}
      />
    </FormDialog>
  )
}

type Post = { id: number; role: PersonCard['role'] }

/** The posts to choose from: who may not set the role chooses among those of the present one (P-DIR-2). */
function postsFor(card: PersonCard | undefined, offered: readonly Post[]): readonly Post[] {
  if (!card || card.can.setRole) return offered
  const role = card.role === 'group-lead' ? 'teacher' : card.role
  return positionsOffered('director').filter((post) => post.role === role)
}
