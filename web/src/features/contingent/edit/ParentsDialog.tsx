import { contingent, ParentDraft } from '@qalam/contract/contingent/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { useState } from 'react'
import { AccessDialog, metBy } from '#features/personnel/public.tsx'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import { emptyParent, type ParentEntry, ParentFields } from './ParentFields.tsx'

/** M-13: one or two parents by their IINs, at least one (SH-MODAL-11, V-PARENT-1). */
export function ParentsDialog({ card, onClose }: { card: PersonCard; onClose: () => void }) {
  const set = useCommand(contingent.setParents, { silent: true, refresh: everything })
  const [begun] = useState(() => [1, 2].map((place) => entryOf(card, place)))
  const [entries, setEntries] = useState<readonly ParentEntry[]>(begun)
  const [told, setTold] = useState<Answer<typeof contingent.setParents> | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  if (told)
    return (
      <AccessDialog
        title={text(told.accesses.length > 0 ? 'person.added' : 'invitations.sheet')}
        {...told}
        onClose={onClose}
      />
    )

  const change = (at: number) => (entry: ParentEntry) => {
    setEntries(entries.with(at, entry))
    setErrors({})
  }
  const save = async () => {
    const written = entries.flatMap((entry, at) => (entry.iin === '' ? [] : [{ entry, at }]))
    if (written.length === 0) return setErrors({ '0.iin': text('contingent.parent-needed') })
    const wrong = written.filter(({ entry }) => !ParentDraft.safeParse(entry).success)
    if (wrong.length > 0) return setErrors(Object.fromEntries(wrong.map(({ at }) => [`${at}.iin`, text('field.iin')])))
    try {
      const body = { parents: written.map(({ entry: { known: _, ...parent } }) => parent) }
      const answer = await set.mutateAsync({ params: { userId: card.id }, body })
      if (answer.accesses.length + answer.invited.length > 0) return setTold(answer)
      tellSuccess(text('person.stored'))
      onClose()
    } catch (failure) {
      if (failure instanceof FieldProblems) setErrors(complaintsOf(failure, written))
    }
  }

  return (
    <FormDialog
      title={text('contingent.parents-of')}
      action={text('common.save')}
      submit={save}
      busy={set.isPending}
      changed={JSON.stringify(entries) !== JSON.stringify(begun)}
      error={metBy(set.error).words}
      onClose={onClose}
    >
      {entries.map((entry, at) => (
        <ParentFields
          key={at}
          userId={card.id}
          title={text('contingent.parent-number', { number: at + 1 })}
          entry={entry}
          error={(field) => errors[`${at}.${field}`]}
          onChange={change(at)}
        />
      ))}
    </FormDialog>
  )
}

function entryOf({ parents }: PersonCard, place: number): ParentEntry {
  const bound = parents.find((parent) => parent.place === place)
  return bound?.iin ? { ...emptyParent, iin: bound.iin, known: bound.name } : emptyParent
}

/** Complaints about the parents that were sent, by the places where they stand. */
const complaintsOf = ({ fields }: FieldProblems, written: readonly { at: number }[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, complaints]) => {
      const [, index = '0', field = 'iin'] = path.split('.')
      return [`${written[Number(index)]?.at ?? 0}.${field}`, complaints[0]?.code ?? '']
    }),
  )
