import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'

/** The quarter grid of the lesson's plan (R-2.4-04). */
export const journalOf = ({ group, calendarPlanUuid, subject }: LessonPage): string =>
  linkTo('/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/quarter', {
    groupId: group.id,
    calendarPlanUuid,
    subjectId: subject.id,
  })

/** The way to the grid, for whoever comes by the address of the tab; the tab itself leads there at once. */
export function JournalTab({ page }: { page: LessonPage }) {
  return (
    <EmptyList
      title={text('lesson.tab-journal')}
      text={text('lesson.to-journal-hint')}
      action={
        <LinkButton kind="main" href={journalOf(page)}>
          {text('lesson.to-journal')}
        </LinkButton>
      }
    />
  )
}
