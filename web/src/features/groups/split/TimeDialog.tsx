import { groups } from '@qalam/contract/groups/api.ts'
import { type HalfTime, TimeDraft } from '@qalam/contract/groups/subgroups.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everySplit, timeEffects } from '../reads.ts'
import { Effects } from './Effects.tsx'

type Props = {
  of: { groupId: number; subjectId: number }
  time: HalfTime
  days: { first: string; last: string }
  onClose: () => void
}

/** The day on which a pupil came into a half, as it was in truth; or the change never was. */
export function TimeDialog({ of, time: { studentId, name, half, since, follows }, days, onClose }: Props) {
  const correct = useCommand(groups.correct, { silent: true, refresh: everySplit })
  const [never, setNever] = useState(false)
  const draft = useDraft({
    schema: TimeDraft,
    start: { studentId, since, day: since },
    send: (body) => correct.mutateAsync({ params: of, body: never ? { ...body, day: null } : body }),
    done: () => {
      tellSuccess(text('groups.time-corrected'))
      onClose()
    },
  })
  const day = never ? null : (draft.value.day ?? since)
  const isSame = day === since
  return (
    <FormDialog
      title={text('groups.correct-time-of', { name, number: half })}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={isSame}
      changed={draft.touched || never}
      error={draft.problem ?? (correct.error && saidBy(correct.error))}
      onClose={onClose}
    >
      {!never && (
        <DateField
          label={text('groups.split-day')}
          required
          clearable={false}
          min={days.first}
          max={days.last > today() ? days.last : today()}
          {...draft.field('day')}
        />
      )}
      {follows && (
        <CheckField label={text('groups.never-was')} value={never} onChange={(next) => setNever(next === true)} />
      )}
      {!isSame && <Effects key={day} read={timeEffects(of, { studentId, since, day })} />}
    </FormDialog>
  )
}
