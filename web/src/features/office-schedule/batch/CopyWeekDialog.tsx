import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { CopyWeek } from '@qalam/contract/office-schedule/batches.ts'
import { useQuery } from '@tanstack/react-query'
import { useQuarters } from '#features/schedule/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { afterBatch, weeksOf } from '../reads.ts'
import { Preview } from './Preview.tsx'
import { quarterChoices, type Whose, weekText } from './words.ts'
import { usePreview } from './usePreview.ts'

type Props = { whose: Whose; date: string; onClose: () => void }

/** M-11: the week that is open goes to another one, or to the rest of a quarter. */
export function CopyWeekDialog({ whose, date, onClose }: Props) {
  const { quarters, on } = useQuarters()
  const source = mondayOf(date)
  const present = on(date) ?? on(addDays(source, 5))
  const look = useCommand(officeSchedule.copyPreview)
  const copy = useCommand(officeSchedule.copy, { refresh: afterBatch })
  const { send, previewOf } = usePreview({
    schema: CopyWeek,
    look: (body) => look.mutateAsync({ body }),
    act: (asked, how) => copy.mutateAsync({ body: { ...asked, ...how } }),
    said: ({ lessons }) => text('office-schedule.copied', { count: lessons }),
    onClose,
  })
  const draft = useDraft({
    schema: CopyWeek,
    start: { groupId: whose.groupId, dateFrom: source, ...(present !== null && { quarterId: present }) },
    send,
  })
  const { quarterId } = draft.value
  const { data } = useQuery({ ...weeksOf(quarterId ?? 0), enabled: quarterId !== undefined })
  const isForQuarter = draft.value.isForQuarter === 1
  const preview = previewOf(draft.value)

  return (
    <FormDialog
      title={text('office-schedule.copy-title')}
      width={540}
      onClose={onClose}
      action={text(preview ? 'office-schedule.copy' : 'office-schedule.look')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={preview?.lessons === 0}
      error={draft.problem}
    >
      <TextField disabled label={text('office-schedule.whose')} value={whose.label} onChange={() => undefined} />
      <TextField
        disabled
        label={text('office-schedule.from-week')}
        value={weekText(source)}
        onChange={() => undefined}
      />
      <SelectField
        {...draft.field('quarterId')}
        label={text('schedule.quarter')}
        required
        choices={quarterChoices(quarters)}
        onChange={(next) => {
          draft.set('quarterId', next ?? undefined)
          draft.set('dateTo', null)
        }}
      />
      <CheckField
        name="isForQuarter"
        label={text('office-schedule.all-weeks')}
        value={isForQuarter}
        onChange={(next) => {
          draft.set('isForQuarter', next ? 1 : 0)
          draft.set('dateTo', null)
        }}
      />
      {!isForQuarter && (
        <SelectField
          {...draft.field('dateTo')}
          label={text('office-schedule.to-week')}
          required
          choices={(data?.weeks ?? [])
            .filter(({ weekStart }) => weekStart !== source)
            .map(({ weekStart }) => ({ value: weekStart, label: weekText(weekStart) }))}
        />
      )}
      {preview && <Preview kind="copy" preview={preview} />}
    </FormDialog>
  )
}
