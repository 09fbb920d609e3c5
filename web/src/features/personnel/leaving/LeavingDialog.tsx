import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import type { Leaving } from '@qalam/contract/personnel/leaving.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { fieldWords } from '#platform/http/refusal.ts'
import { today } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { nameOf } from '../card/name.ts'
import { leavingOf, stale } from '../reads.ts'
import { Successors } from './Successors.tsx'
import { type Chosen, everythingTo, keyOf } from './chosen.ts'

type Props = { card: PersonCard; onClose: () => void }

/** Somebody goes (M-69): who follows in each plan and class, one by one or all to one, from a day on. */
export function LeavingDialog({ card, onClose }: Props) {
  const [from, setFrom] = useState<string | null>(today())
  const [chosen, setChosen] = useState<Chosen>({})
  const [error, setError] = useState<string | null>(null)
  const remove = useCommand(personnel.remove, { refresh: stale, silent: true })
  const { data } = useQuery({ ...leavingOf(card.id, from ?? today()), placeholderData: (before) => before })

  const submit = async () => {
    if (!data) return
    setError(null)
    await remove.mutateAsync({ params: { userId: card.id }, body: { from, ...namedIn(data, chosen) } }).then(
      () => {
        tellSuccess(text('person.removed'))
        onClose()
      },
      (failure: unknown) => setError(reasonOf(failure)),
    )
  }

  return (
    <FormDialog
      title={text('person.remove')}
      width={700}
      action={text('person.remove')}
      danger
      submit={submit}
      busy={remove.isPending}
      disabled={!data || from === null}
      changed={Object.keys(chosen).length > 0}
      error={error}
      onClose={onClose}
    >
      <p>{text('leaving.text', { name: nameOf(card) })}</p>
      {data ? (
        <>
          <DateField label={text('leaving.from')} required value={from} onChange={(day) => setFrom(day ?? null)} />
          {data.plans.length + data.groups.length > 0 && (
            <SearchSelect
              label={text('leaving.all-to')}
              value={null}
              choices={data.teachers.map(({ id, label }) => ({ value: id, label }))}
              onChange={(id) => setChosen(everythingTo(data, id ?? null))}
            />
          )}
          <Successors data={data} chosen={chosen} onChoose={setChosen} />
        </>
      ) : (
        <FormSkeleton />
      )}
    </FormDialog>
  )
}

/** What somebody takes; the rest nobody does. */
function namedIn({ plans, groups }: Leaving, chosen: Chosen) {
  const to = (key: string) => chosen[key] ?? null
  return {
    plans: plans.flatMap(({ uuid }) => {
      const teacherId = to(keyOf.plan(uuid))
      return teacherId === null ? [] : [{ uuid, teacherId }]
    }),
    groups: groups.flatMap(({ id }) => {
      const teacherId = to(keyOf.group(id))
      return teacherId === null ? [] : [{ id, teacherId }]
    }),
  }
}

/** The words under a field stand at the foot of the dialog: they name the day, a plan or a class by themselves. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof FieldProblems)) return saidBy(failure)
  return Object.values(fieldWords(failure)).join('. ')
}
