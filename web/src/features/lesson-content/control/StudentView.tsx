import type { StudentProgress } from '@qalam/contract/lesson-content/shapes.ts'
import { useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { linkTo } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Progress } from '#ui/feedback/Progress.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { farWithPoints } from '../far.ts'
import styles from '../LessonContent.module.css'
import { everyProgress } from '../reads.ts'
import { ResetDialog, type Resettable } from '../reset/ResetDialog.tsx'
import { ResetsDialog } from '../reset/ResetsDialog.tsx'
import { Made } from './Made.tsx'

type Props = { data: StudentProgress }

/** One student's way through content: the pages, and every try of each exercise. */
export function StudentView({ data }: Props) {
  const { student, title, lesson, pages, can } = data
  const lead = [title, lesson.subject[currentLanguage()], lesson.group, lesson.theme]
  return (
    <Screen title={student.name || title} lead={lead.filter(Boolean).join(' · ')} actions={<Acts data={data} />}>
      <div className={styles.reader}>
        <Summary data={data} />
        {!can.readAnswers && <p className={styles.note}>{text('lesson-content.answers-hidden')}</p>}
        {pages.map((page, at) => (
          <Card
            key={page.uuid}
            title={`${at + 1}. ${page.title}`}
            actions={
              <Badge tone={page.seen ? 'success' : 'neutral'}>
                {text(page.seen ? 'lesson-content.seen' : 'lesson-content.not-seen')}
              </Badge>
            }
          >
            {page.modules.map((module) =>
              module.kind === 'exercise' ? <Made key={module.uuid} exercise={module.exercise} data={data} /> : null,
            )}
          </Card>
        ))}
      </div>
    </Screen>
  )
}

function Summary({ data: { progress, startedAt, seenAt, doneAt, wasReset } }: Props) {
  return (
    <Card>
      {wasReset && <p className={styles.note}>{text('lesson-content.was-reset')}</p>}
      {startedAt === null ? (
        <p>{text('lesson-content.not-begun-yet')}</p>
      ) : (
        <Progress label={text('lesson-content.progress')} done={progress.share} total={100} quiet>
          {farWithPoints(progress)}
        </Progress>
      )}
      <p className={styles.lead}>
        {[
          startedAt && text('lesson-content.began-at', { moment: momentText(startedAt) }),
          seenAt && text('lesson-content.was-seen-at', { moment: momentText(seenAt) }),
          doneAt && text('lesson-content.done-at', { moment: momentText(doneAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Card>
  )
}

/** To the next student without a way back, and the reset with its history. */
function Acts({ data }: Props) {
  const { given, kind, lesson, student, previous, next, can } = data
  const [asking, ask] = useState<'reset' | 'resets' | null>(null)
  const subject: Resettable = {
    ...{ lessonType: kind, lessonId: given, scheduleId: lesson.uuid, userId: student.id, name: student.name },
  }
  const to = (userId: number) =>
    linkTo('/schedule/control/lesson/progress/:lessonType/:scheduleId/:lessonId/:userId', {
      ...{ lessonType: kind, scheduleId: lesson.uuid, lessonId: given, userId },
    })
  return (
    <>
      {previous !== null && <LinkButton href={to(previous)}>{text('lesson-content.previous-student')}</LinkButton>}
      {next !== null && <LinkButton href={to(next)}>{text('lesson-content.next-student')}</LinkButton>}
      {can.reset && (
        <>
          <Button onClick={() => ask('resets')}>{text('lesson-content.resets')}</Button>
          <Button kind="danger" onClick={() => ask('reset')}>
            {text('lesson-content.reset')}
          </Button>
        </>
      )}
      {asking === 'reset' && <ResetDialog subject={subject} refresh={everyProgress} onClose={() => ask(null)} />}
      {asking === 'resets' && <ResetsDialog subject={subject} onClose={() => ask(null)} />}
    </>
  )
}
