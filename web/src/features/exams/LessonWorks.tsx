import { useQuery } from '@tanstack/react-query'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { examsOfLesson } from './reads.ts'

/** Works that were given to a lesson, each with the way to it; nothing where there are none. */
export function LessonWorks({ lessonUuid }: { lessonUuid: string }) {
  const { data } = useQuery(examsOfLesson(lessonUuid))
  if (!data || data.sittings.length === 0) return null
  return (
    <Card title={text('exams.of-lesson')}>
      {data.sittings.map(({ uuid, kind, title, studentId }) => (
        <p key={uuid}>
          <LinkButton
            href={linkTo('/schedule/exam/platform/:scheduleId/:userId/:lessonType/:lessonId/:finished?', {
              scheduleId: lessonUuid,
              userId: String(studentId ?? 1),
              lessonType: kind,
              lessonId: uuid,
            })}
          >
            {text('exams.open', { title })}
          </LinkButton>
        </p>
      ))}
    </Card>
  )
}
