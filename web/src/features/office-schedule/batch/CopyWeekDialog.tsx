import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { CopyWeek } from '@qalam/contract/office-schedule/batches.ts'
import { useQuarters } from '#features/schedule/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { afterBatch } from '../reads.ts'
import { Preview } from './Preview.tsx'
import { TargetFields } from './TargetFields.tsx'
import { type Whose, weekText } from './words.ts'
import { usePreview } from './usePreview.ts'

type Props = { whose: Whose; date: string; onClose: () => void }

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
      <TargetFields
        quarter={draft.field('quarterId')}
        week={draft.field('dateTo')}
        isForQuarter={draft.value.isForQuarter === 1}
        except={source}
        onQuarter={(next) => {
          draft.set('quarterId', next)
          draft.set('dateTo', null)
        }}
        onWhole={(next) => {
          draft.set('isForQuarter', next ? 1 : 0)
          draft.set('dateTo', null)
        }}
      />
      {preview && <Preview kind="copy" preview={preview} />}
    </FormDialog>
  )
}
