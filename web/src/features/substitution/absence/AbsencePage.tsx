import { substitutionChanged } from '@qalam/contract/substitution/events.ts'
import type { AbsentLesson } from '@qalam/contract/substitution/shapes.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { dayOfMonth, weekdayLong } from '#platform/dates.ts'
import { tellError } from '#platform/notices.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { CancelDialog } from '../dialogs/CancelDialog.tsx'
import { ChooseDialog } from '../dialogs/ChooseDialog.tsx'
import { CoverDialog } from '../dialogs/CoverDialog.tsx'
import { OrderDialog } from '../dialogs/OrderDialog.tsx'
import { absence as read, everything } from '../reads.ts'
import { absenceText } from '../words.ts'
import styles from './Absence.module.css'
import { LessonLine } from './LessonLine.tsx'
import { useAssign } from './useAssign.ts'

type Open = 'cover' | 'order' | 'cancel' | { choose: AbsentLesson }

/** The lessons of somebody who is away, day by day: who gives each, or who is free for it. */
export default function AbsencePage({ params: { absenceId } }: { params: { absenceId: string } }) {
  const { absence, lessons } = useSuspenseQuery(read(absenceId)).data
  const [open, setOpen] = useState<Open | null>(null)
  const { assign, busy } = useAssign(absenceId, absence.teacher.id)
  // An absence that is being ended here is asked for no more: by then there is none.
  const isEnding = open === 'cancel'
  useLive(substitutionChanged, () => (isEnding ? [] : everything), isEnding ? [] : everything)
  useLive(scheduleChanged, () => (isEnding ? [] : [read(absenceId)]))
  const client = useQueryClient()
  const close = () => setOpen(null)
  const goOn = () => {
    close()
    void client.invalidateQueries({ queryKey: read(absenceId).queryKey })
  }
  const isOpen = ({ substitute, conducted }: AbsentLesson) => substitute === null && !conducted
  const give = (lesson: AbsentLesson, teacherId: number) =>
    void assign([{ lesson, teacherId }]).catch((failure: unknown) => tellError(saidBy(failure)))
  const days = [...Map.groupBy(lessons, ({ date }) => date)]

  return (
    <Screen
      title={absence.teacher.name}
      lead={absenceText(absence)}
      actions={
        <>
          <Button onClick={() => setOpen('order')}>{text('substitution.order-edit')}</Button>
          <Button onClick={() => setOpen('cancel')}>{text('substitution.cancel')}</Button>
          {absence.open > 0 && (
            <Button kind="main" onClick={() => setOpen('cover')}>
              {text('substitution.cover')}
            </Button>
          )}
        </>
      }
    >
      {lessons.length === 0 && <EmptyList title={text('substitution.no-lessons')} />}
      {lessons.length > 0 && (
        <p role="status">
          {absence.open > 0 ? (
            <Badge tone="warning">{text('substitution.open-count', { count: absence.open })}</Badge>
          ) : (
            <Badge tone="success">{text('substitution.covered')}</Badge>
          )}
        </p>
      )}
      {days.map(([date, ofDay]) => (
        <Card key={date} title={`${weekdayLong(date)}, ${dayOfMonth(date)}`}>
          <ul className={styles.lessons}>
            {ofDay.map((lesson) => (
              <LessonLine
                key={lesson.lessonUuid}
                lesson={lesson}
                absentId={absence.teacher.id}
                busy={busy}
                give={(teacherId) => give(lesson, teacherId)}
                choose={() => setOpen({ choose: lesson })}
              />
            ))}
          </ul>
        </Card>
      ))}
      {open === 'cover' && <CoverDialog lessons={lessons.filter(isOpen)} assign={assign} onClose={close} />}
      {open === 'order' && <OrderDialog absence={absence} onClose={close} />}
      {open === 'cancel' && <CancelDialog absence={absence} onClose={goOn} />}
      {open !== null && typeof open === 'object' && (
        <ChooseDialog
          absenceId={absenceId}
          lesson={open.choose}
          assign={(teacherId) => give(open.choose, teacherId)}
          onClose={close}
        />
      )}
    </Screen>
  )
}
