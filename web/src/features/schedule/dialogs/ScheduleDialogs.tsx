import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { AddLessonDialog } from './AddLessonDialog.tsx'
import { BindLessonDialog } from './BindLessonDialog.tsx'
import { EditLessonDialog } from './EditLessonDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { RemoveLessonDialog } from './RemoveLessonDialog.tsx'
import { ConflictDialog } from '../clash/ConflictDialog.tsx'
import type { Clash } from '@qalam/contract/schedule/api.ts'
import type { Place } from '../week/week.ts'

export type Opened =
  | { kind: 'add'; place: Place; groupId?: number | undefined; cabinetId?: number | undefined }
  | { kind: 'edit' | 'bind'; lesson: LessonCard }
  | { kind: 'remove'; lesson: LessonCard; hasContent: boolean; busy: boolean; onConfirm: () => void }
  | { kind: 'clash'; conflicts: readonly Clash[]; onAnswer: (isForced: boolean) => void }
  | { kind: 'keys' }

/** The dialogs of the week, in one chunk that comes with the first of them. */
export default function ScheduleDialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  switch (opened.kind) {
    case 'add':
      return <AddLessonDialog {...opened} onClose={onClose} />
    case 'edit':
      return <EditLessonDialog lesson={opened.lesson} onClose={onClose} />
    case 'bind':
      return <BindLessonDialog lesson={opened.lesson} onClose={onClose} />
    case 'remove':
      return <RemoveLessonDialog {...opened} onClose={onClose} />
    case 'clash':
      return <ConflictDialog {...opened} />
    case 'keys':
      return <KeysDialog onClose={onClose} />
  }
}
