import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyList } from '#ui/EmptyList.tsx'

/** The way to the quarter grid of the lesson's plan (R-2.4-04). */
export function JournalTab({ page: { group, calendarPlanUuid, subject } }: { page: LessonPage }) {
  const href = linkTo('/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/quarter', {
    groupId: group.id,
    calendarPlanUuid,
    subjectId: subject.id,
  })
  return (
    <EmptyList
      title={text('lesson.tab-journal')}
      text={text('lesson.to-journal-hint')}
      action={
        <LinkButton kind="main" href={href}>
          {text('lesson.to-journal')}
        </LinkButton>
      }
    />
  )
}
