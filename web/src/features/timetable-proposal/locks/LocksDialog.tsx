import type { Labelled } from '@qalam/contract/schedule/api.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { type LockLesson, LocksDraft } from '@qalam/contract/timetable-proposal/locks.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { notify } from '#ui/feedback/notify.ts'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { locks, locksOf } from '../reads.ts'
import { placeText, subjectText } from './words.ts'

type Props = { groups: readonly Labelled[]; onClose: () => void }

const keyOf = ({ planUuid, weekDay, number }: Pick<LockLesson, 'planUuid' | 'weekDay' | 'number'>) =>
  `${planUuid} ${weekDay} ${number}`

/** Which lessons of a class stay where the reference week has them. */
export function LocksDialog({ groups, onClose }: Props) {
  const [groupId, setGroupId] = useState(groups[0]?.id ?? 0)
  const { data } = useQuery(locksOf(String(groupId)))
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const lessons = data?.lessons ?? []
  const standing = lessons.filter(({ locked }) => locked).map(keyOf)
  const value = chosen ?? standing
  const store = useCommand(timetableProposal.lock, { refresh: [locks, everyReadOf(timetableProposal.locksOf)] })
  const draft = useDraft({
    schema: LocksDraft,
    start: { groupId, lessons: [] },
    send: () =>
      store.mutateAsync({
        body: {
          groupId,
          lessons: lessons
            .filter((lesson) => value.includes(keyOf(lesson)))
            .map(({ planUuid, weekDay, number }) => ({ planUuid, weekDay, number })),
        },
      }),
    done: () => {
      notify({ kind: 'success', text: text('timetable-proposal.locks-saved') })
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('timetable-proposal.locks')}
      onClose={onClose}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={chosen !== null}
      error={draft.problem}
    >
      <SelectField
        required
        label={text('timetable-proposal.locks-group')}
        value={groupId}
        choices={groups.map(({ id, label }) => ({ value: id, label }))}
        onChange={(next) => {
          setGroupId(next ?? groupId)
          setChosen(null)
        }}
      />
      {!data && <FormSkeleton fields={3} />}
      {data && lessons.length === 0 && <EmptyList title={text('timetable-proposal.locks-no-week')} />}
      {lessons.length > 0 && (
        <CheckList
          label={text('timetable-proposal.locks-week')}
          search={text('timetable-proposal.locks-search')}
          value={value}
          onChange={setChosen}
          choices={lessons.map((lesson) => ({
            value: keyOf(lesson),
            label: `${placeText(lesson)}: ${subjectText(lesson)}`,
          }))}
        />
      )}
    </FormDialog>
  )
}
