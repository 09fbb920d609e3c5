import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { CopyWeek } from '@qalam/contract/office-schedule/batches.ts'
import { useQuarters } from '#features/schedule/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { afterBatch } from '../reads.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { TargetFields } from './TargetFields.tsx'
import { type BatchScope, weekText } from './words.ts'
import { usePreview } from './usePreview.ts'

type Props = { whose: BatchScope; date: string; onClose: () => void }

/** M-11, SH-MODAL-9: the week that is open goes to another one, or to the rest of a quarter. */
export function CopyWeekDialog({ whose, date, onClose }: Props) {
  const { on } = useQuarters()
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
  const preview = previewOf(draft.value)

  return (
    <BatchDialog
      title={text('office-schedule.copy-title')}
      action={text('office-schedule.copy')}
      kind="copy"
      draft={draft}
      preview={preview}
      onClose={onClose}
    >
      <TextField disabled label={text('office-schedule.whose')} value={whose.label} onChange={() => undefined} />
      <TextField
        disabled
        label={text('office-schedule.from-week')}
        value={weekText(source)}
        onChange={() => undefined}
      />
      <TargetFields
        quarter={draft.field('quarterId')}
        week={draft.field('dateTo')}
        whole={draft.field('isForQuarter')}
        except={source}
      />
    </BatchDialog>
  )
}
