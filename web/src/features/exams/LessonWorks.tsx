import type { LessonSitting } from '@qalam/contract/exams/grading-shapes.ts'
import { sittingChanged } from '@qalam/contract/exams/events.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Exams.module.css'
import { everyExam, examsOfLesson } from './reads.ts'

// Only whoever teaches needs it: a student's page stays light.
const GiveDialog = lazy(() => import('./teacher/GiveDialog.tsx').then((module) => ({ default: module.GiveDialog })))

/** Works that were given to a lesson, each with the way to it; whoever teaches gives another. */
export function LessonWorks({ lessonUuid }: { lessonUuid: string }) {
  const { data } = useQuery(examsOfLesson(lessonUuid))
  const [giving, give] = useState(false)
  useLive(sittingChanged, () => everyExam)
  if (!data || (data.sittings.length === 0 && !data.can.give)) return null
  return (
    <Card title={text('exams.of-lesson')}>
      {data.sittings.map((sitting) => (
        <Work key={sitting.uuid} sitting={sitting} lessonUuid={lessonUuid} teaches={data.can.give} />
      ))}
      {data.can.give && <Button onClick={() => give(true)}>{text('exams.give')}</Button>}
      {giving && (
        <Suspense fallback={null}>
          <GiveDialog lessonUuid={lessonUuid} works={data.works} onClose={() => give(false)} />
        </Suspense>
      )}
    </Card>
  )
}

type Props = { sitting: LessonSitting; lessonUuid: string; teaches: boolean }

function Work({ sitting: { uuid, kind, title, studentId, state, can }, lessonUuid, teaches }: Props) {
  const page = linkTo('/schedule/exam/platform/:scheduleId/:userId/:lessonType/:lessonId/:finished?', {
    scheduleId: lessonUuid,
    userId: String(studentId ?? 1),
    lessonType: kind,
    lessonId: uuid,
  })
  const isOver = state === 'completed' || state === 'missed'
  return (
    <div className={styles.state}>
      {can.open ? <LinkButton href={page}>{text('exams.open', { title })}</LinkButton> : <span>{title}</span>}
      {teaches && (
        <LinkButton href={linkTo('/control/exams/:sitting', { sitting: uuid })}>{text('exams.room')}</LinkButton>
      )}
      {isOver && studentId !== null && (
        <LinkButton href={linkTo('/exams/:sitting/results/:studentId', { sitting: uuid, studentId })}>
          {text('exams.result')}
        </LinkButton>
      )}
    </div>
  )
}
