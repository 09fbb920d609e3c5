import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'

type Props = {
  of: { id: string; period: MarkPeriod; studentId: number; lessonUuid: string }
  title: string
  onClose: () => void
}

/** Asks why a score that was brought along does not count. */
export function LeaveOutDialog({ of: { id, period, studentId, lessonUuid }, title, onClose }: Props) {
  const leave = useCommand(periodMarks.leaveOut, { refresh: everything, silent: true })
  const draft = useDraft({
    schema: z.object({ reason: z.string().trim().min(1, 'required').max(500) }),
    start: { reason: '' },
    send: ({ reason }) => leave.mutateAsync({ params: { id, period }, body: { studentId, lessonUuid, reason } }),
    done: onClose,
  })
  return (
    <FormDialog
      title={title}
      action={text('period-marks.leave-out')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <TextArea label={text('period-marks.left-out-why')} required max={500} rows={2} {...draft.field('reason')} />
    </FormDialog>
  )
}
