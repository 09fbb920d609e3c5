import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { placeText, subjectText } from '../week/words.ts'

type Props = { lesson: LessonCard; hasContent: boolean; busy: boolean; onConfirm: () => void; onClose: () => void }

/** Asked only where the lesson could not be put back as it was. */
export function RemoveLessonDialog({ lesson, hasContent, busy, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title={text('schedule.remove-title')}
      message={
        hasContent
          ? text('schedule.remove-content')
          : text('schedule.remove-final', { subject: subjectText(lesson), slot: placeText(lesson) })
      }
      danger
      busy={busy}
      action={hasContent ? text('schedule.remove-anyway') : text('common.delete')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
