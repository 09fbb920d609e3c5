import { exams } from '@qalam/contract/exams/api.ts'
import { Clock } from '@qalam/contract/kernel/dates.ts'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { clockNow, today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyExam } from '../../reads.ts'
import { instant, placed } from '../moments.ts'

const Given = z.object({ openDay: z.string().min(1), openClock: Clock, closeDay: z.string().min(1), closeClock: Clock })

type Props = { sitting: string; studentIds: number[]; onClose: () => void }

/** A window of their own for those who were chosen: ill on the day, or away. */
export function WindowDialog({ sitting, studentIds, onClose }: Props) {
  const give = useCommand(exams.giveWindow, { refresh: everyExam })
  const draft = useDraft({
    schema: Given,
    start: { openDay: today(), openClock: clockNow(), closeDay: today(), closeClock: '23:59' },
    send: async ({ openDay, openClock, closeDay, closeClock }) => {
      const body = { studentIds, opensAt: instant(openDay, openClock), closesAt: instant(closeDay, closeClock) }
      await give.mutateAsync({ params: { sitting }, body }).catch((failure: unknown) => {
        throw placed(failure)
      })
    },
    done: () => {
      tellSuccess(text('exams.window-given'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('exams.own-window')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <p>{text('exams.own-window-hint', { count: studentIds.length })}</p>
      <FieldRow>
        <DateField label={text('exams.opens-day')} required min={today()} {...draft.field('openDay')} />
        <ClockField label={text('exams.opens-clock')} required {...draft.field('openClock')} />
      </FieldRow>
      <FieldRow>
        <DateField label={text('exams.closes-day')} required min={today()} {...draft.field('closeDay')} />
        <ClockField label={text('exams.closes-clock')} required {...draft.field('closeClock')} />
      </FieldRow>
    </FormDialog>
  )
}
