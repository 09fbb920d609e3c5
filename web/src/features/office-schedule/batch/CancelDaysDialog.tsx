import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { CancelDays } from '@qalam/contract/office-schedule/batches.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SearchMany } from '#ui/fields/SearchMany.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { afterBatch, choices } from '../reads.ts'
import { Preview } from './Preview.tsx'
import { usePreview } from './usePreview.ts'

type Props = { date: string; onClose: () => void }

/** Days without lessons for some classes, or for all: a quarantine, frost. */
export function CancelDaysDialog({ date, onClose }: Props) {
  const { data } = useQuery(choices)
  const look = useCommand(officeSchedule.cancelPreview)
  const cancel = useCommand(officeSchedule.cancelDays, { refresh: afterBatch })
  const { send, previewOf } = usePreview({
    schema: CancelDays,
    look: (body) => look.mutateAsync({ body }),
    act: (asked, how) => cancel.mutateAsync({ body: { ...asked, ...how } }),
    said: ({ lessons }) => text('office-schedule.cleaned', { count: lessons }),
    onClose,
  })
  const draft = useDraft({ schema: CancelDays, start: { from: date, until: date, groupIds: [] }, send })
  const preview = previewOf(draft.value)

  return (
    <FormDialog
      title={text('office-schedule.cancel-title')}
      width={540}
      onClose={onClose}
      action={text(preview ? 'office-schedule.cancel' : 'office-schedule.look')}
      danger={preview !== null}
      submit={draft.submit}
      busy={draft.busy}
      disabled={preview?.lessons === 0}
      error={draft.problem}
    >
      <FieldRow>
        <DateField {...draft.field('from')} label={text('office-schedule.cancel-from')} required clearable={false} />
        <DateField {...draft.field('until')} label={text('office-schedule.cancel-until')} required clearable={false} />
      </FieldRow>
      <SearchMany
        label={text('office-schedule.cancel-classes')}
        hint={text('office-schedule.cancel-classes-hint')}
        value={draft.value.groupIds ?? []}
        choices={(data?.groups ?? []).map(({ id, label }) => ({ value: id, label }))}
        onChange={(next) => draft.set('groupIds', [...next])}
      />
      <p>{text('office-schedule.clean-warning')}</p>
      {preview && <Preview kind="cancel" preview={preview} />}
    </FormDialog>
  )
}
