import type { Room, RoomRow } from '@qalam/contract/exams/grading-shapes.ts'
import { useState } from 'react'
import { ResetDialog, type Resettable, ResetsDialog } from '#features/lesson-content/public.tsx'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from '../../Exams.module.css'
import { everyExam } from '../../reads.ts'

type Props = { room: Pick<Room, 'uuid' | 'kind' | 'lessonUuid'>; row: RoomRow }

/** Puts a student's work back, and shows what was put back before (M-27, M-28). */
export function RoomResets({ room: { uuid, kind, lessonUuid }, row: { studentId, name, attempt, resets } }: Props) {
  const [asking, ask] = useState<'reset' | 'resets' | null>(null)
  const subject: Resettable = {
    ...{ lessonType: kind, lessonId: uuid, scheduleId: lessonUuid, userId: studentId, name },
  }
  const close = () => ask(null)
  return (
    <span className={styles.acts}>
      {attempt !== null && (
        <Button size="small" kind="quiet" aria-label={text('exams.reset-of', { name })} onClick={() => ask('reset')}>
          {text('exams.reset')}
        </Button>
      )}
      {resets > 0 && (
        <Button size="small" kind="quiet" aria-label={text('exams.resets-of', { name })} onClick={() => ask('resets')}>
          {text('exams.resets', { count: resets })}
        </Button>
      )}
      {asking === 'reset' && <ResetDialog subject={subject} refresh={everyExam} onClose={close} />}
      {asking === 'resets' && <ResetsDialog subject={subject} onClose={close} />}
    </span>
  )
}
