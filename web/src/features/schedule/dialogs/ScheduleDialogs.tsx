import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import type { TimetableChange } from '../acts/acts.ts'
import { ActsDialog } from '../acts/ActsDialog.tsx'
import { AddLessonDialog } from './AddLessonDialog.tsx'
import { BindLessonDialog } from './BindLessonDialog.tsx'
import { EditLessonDialog } from './EditLessonDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { RemoveLessonDialog } from './RemoveLessonDialog.tsx'
import { ConflictDialog } from '../clash/ConflictDialog.tsx'
import type { Clash } from '@qalam/contract/schedule/api.ts'
import type { TimeSlot } from '../week/week.ts'

type Done = (lesson: LessonCard) => void

export type OpenScheduleDialog =
  | { kind: 'add'; place: TimeSlot; groupId?: number | undefined; cabinetId?: number | undefined; onDone: Done }
  | { kind: 'edit'; lesson: LessonCard; onDone: Done; onRemove: () => void }
  | { kind: 'bind'; lesson: LessonCard }
  | { kind: 'acts'; onUndo: (act: TimetableChange) => void }
  | { kind: 'remove'; lesson: LessonCard; hasContent: boolean; busy: boolean; onConfirm: () => void }
  | { kind: 'clash'; conflicts: readonly Clash[]; onAnswer: (isForced: boolean) => void }
  | { kind: 'keys' }

/** The dialogs of the week, in one chunk that comes with the first of them. */
export default function ScheduleDialogs({ opened, onClose }: { opened: OpenScheduleDialog; onClose: () => void }) {
  switch (opened.kind) {
    case 'add':
      return <AddLessonDialog {...opened} onClose={onClose} />
    case 'edit':
      return <EditLessonDialog {...opened} onClose={onClose} />
    case 'bind':
      return <BindLessonDialog lesson={opened.lesson} onClose={onClose} />
    case 'remove':
      return <RemoveLessonDialog {...opened} onClose={onClose} />
    case 'clash':
      return <ConflictDialog {...opened} />
    case 'acts':
      return <ActsDialog onUndo={opened.onUndo} onClose={onClose} />
    case 'keys':
      return <KeysDialog onClose={onClose} />
  }
}
