import { exams } from '@qalam/contract/exams/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyExam } from '../../reads.ts'
import { momentsOf, placed, restOfToday, WorkWindow } from '../moments.ts'
import { WindowFields } from '../WindowFields.tsx'

type Props = { sitting: string; studentIds: number[]; onClose: () => void }

/** A window of their own for those who were chosen: ill on the day, or away. */
export function WindowDialog({ sitting, studentIds, onClose }: Props) {
  const give = useCommand(exams.giveWindow, { refresh: everyExam })
  const draft = useDraft({
    schema: WorkWindow,
    start: restOfToday(),
    send: async (window) => {
      const body = { studentIds, ...momentsOf(window) }
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
      <WindowFields field={draft.field} />
    </FormDialog>
  )
}
