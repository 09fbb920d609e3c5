import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { FillWeek } from '@qalam/contract/office-schedule/ref.ts'
import { useQuarters } from '#features/schedule/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { afterBatch } from '../reads.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { TargetFields } from './TargetFields.tsx'
import { usePreview } from './usePreview.ts'
import type { BatchScope } from './words.ts'

type Props = { whose: BatchScope; date: string; onClose: () => void }

/** The reference week is put on dates: of one week, or of the weeks of a quarter that are still to come. */
export function FillWeekDialog({ whose, date, onClose }: Props) {
  const { on } = useQuarters()
  const present = on(date) ?? on(addDays(mondayOf(date), 5))
  const look = useCommand(officeSchedule.fillPreview)
  const fill = useCommand(officeSchedule.fill, { refresh: afterBatch })
  const { send, previewOf } = usePreview({
    schema: FillWeek,
    look: (body) => look.mutateAsync({ body }),
    act: (asked, how) => fill.mutateAsync({ body: { ...asked, ...how } }),
    said: ({ lessons }) => text('office-schedule.copied', { count: lessons }),
    onClose,
  })
  const draft = useDraft({
    schema: FillWeek,
    start: { groupId: whose.groupId, dateTo: mondayOf(date), ...(present !== null && { quarterId: present }) },
    send,
  })
  const preview = previewOf(draft.value)

  return (
    <BatchDialog
      title={text('office-schedule.fill-title')}
      action={text('office-schedule.fill')}
      kind="fill"
      draft={draft}
      preview={preview}
      onClose={onClose}
    >
      <TextField disabled label={text('office-schedule.whose')} value={whose.label} onChange={() => undefined} />
      <TargetFields
        quarter={draft.field('quarterId')}
        week={draft.field('dateTo')}
        whole={draft.field('isForQuarter')}
      />
    </BatchDialog>
  )
}
