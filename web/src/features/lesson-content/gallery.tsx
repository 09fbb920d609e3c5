import { given, ofClass } from './samples.ts'
import { GiveDialog } from './card/GiveDialog.tsx'
import { ResetDialog } from './reset/ResetDialog.tsx'

type Close = () => void

const lesson = ofClass.lesson.uuid
const subject = {
  lessonType: 'lecture' as const,
  lessonId: given,
  scheduleId: lesson,
  userId: 7,
  name: ofClass.rows[0]?.name ?? '',
}

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'lesson content: give',
    open: (close: Close) => (
      <GiveDialog
        lessonUuid={lesson}
        contents={[{ versionUuid: given, title: ofClass.title, kind: 'lecture', number: 1, fits: true }]}
        onClose={close}
      />
    ),
  },
  {
    name: 'lesson content: reset',
    open: (close: Close) => <ResetDialog subject={subject} refresh={[]} onClose={close} />,
  },
]
