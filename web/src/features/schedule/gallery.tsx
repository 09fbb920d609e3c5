import { ActsDialog } from './acts/ActsDialog.tsx'
import { BindLessonDialog } from './dialogs/BindLessonDialog.tsx'
import { ConflictDialog } from './clash/ConflictDialog.tsx'
import { EditLessonDialog } from './dialogs/EditLessonDialog.tsx'
import { AddLessonDialog } from './dialogs/AddLessonDialog.tsx'
import { KeysDialog } from './dialogs/KeysDialog.tsx'
import { RemoveLessonDialog } from './dialogs/RemoveLessonDialog.tsx'
import { clash, lesson } from './samples.ts'

type Close = () => void
const place = { date: '2026-11-17', timeStart: '08:55', timeEnd: '09:40' }

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'M-05 schedule-lesson-edit',
    open: (close: Close) => <EditLessonDialog lesson={lesson()} onDone={close} onRemove={close} onClose={close} />,
  },
  {
    name: 'M-06 schedule-lesson-add',
    open: (close: Close) => <AddLessonDialog place={place} onDone={close} onClose={close} />,
  },
  {
    name: 'M-14 conflict-time-list',
    open: (close: Close) => (
      <ConflictDialog conflicts={[clash(), clash({ side: 'cabinet', label: '101' })]} onAnswer={close} />
    ),
  },
  { name: 'schedule: type and theme', open: (close: Close) => <BindLessonDialog lesson={lesson()} onClose={close} /> },
  {
    name: 'schedule: remove',
    open: (close: Close) => (
      <RemoveLessonDialog lesson={lesson()} hasContent busy={false} onConfirm={close} onClose={close} />
    ),
  },
  { name: 'schedule: last acts', open: (close: Close) => <ActsDialog onUndo={close} onClose={close} /> },
  { name: 'schedule: keys', open: (close: Close) => <KeysDialog onClose={close} /> },
]
