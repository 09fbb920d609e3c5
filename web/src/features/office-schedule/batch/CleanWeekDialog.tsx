import { mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { CleanWeek } from '@qalam/contract/office-schedule/batches.ts'
import { useQuery } from '@tanstack/react-query'
import { useQuarters } from '#features/schedule/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { afterBatch, weeksOf } from '../reads.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { usePreview } from './usePreview.ts'
import { type BatchScope, weekText } from './words.ts'

type Props = { whose: BatchScope; date: string; onClose: () => void }

/** M-41: the lessons of a week go; what was held or holds something stays. */
export function CleanWeekDialog({ whose, date, onClose }: Props) {
  const monday = mondayOf(date)
  const quarterId = useQuarters().on(date)
  const { data } = useQuery({ ...weeksOf(quarterId ?? 0), enabled: quarterId !== null })
  const look = useCommand(officeSchedule.cleanPreview)
  const clean = useCommand(officeSchedule.clean, { refresh: afterBatch })
  const { send, previewOf } = usePreview({
    schema: CleanWeek,
    look: (body) => look.mutateAsync({ body }),
    act: (asked, how) => clean.mutateAsync({ body: { ...asked, ...how } }),
    said: ({ lessons }) => text('office-schedule.cleaned', { count: lessons }),
    onClose,
  })
  const draft = useDraft({
    schema: CleanWeek,
    start: { groupId: whose.groupId, date: monday },
    send,
  })
  const preview = previewOf(draft.value)
  const weeks = data?.weeks.map(({ weekStart }) => weekStart) ?? []

  return (
    <BatchDialog
      title={text('office-schedule.clean-title')}
      action={text('office-schedule.clean')}
      kind="clean"
      danger
      draft={draft}
      preview={preview}
      onClose={onClose}
    >
      <TextField disabled label={text('office-schedule.whose')} value={whose.label} onChange={() => undefined} />
      <SelectField
        {...draft.field('date')}
        label={text('office-schedule.clean-week')}
        required
        choices={(weeks.includes(monday) ? weeks : [monday, ...weeks]).map((value) => ({
          value,
          label: weekText(value),
        }))}
      />
      <p>{text('office-schedule.clean-warning')}</p>
    </BatchDialog>
  )
}
