import { readingChanged } from '@qalam/contract/lesson-content/events.ts'
import type { WaitingContent } from '@qalam/contract/lesson-content/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dayLong, momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { everyProgress, waitingNow } from '../reads.ts'

/** Open answers of lectures and lessons that nobody has scored, the one that waited longest first. */
export default function WaitingPage() {
  const { data } = useSuspenseQuery(waitingNow())
  useLive(readingChanged, () => everyProgress, everyProgress)
  return (
    <Screen title={text('lesson-content.waiting')} lead={text('lesson-content.waiting-lead')}>
      <DataTable
        caption={text('lesson-content.waiting')}
        asCards
        rows={data.rows}
        rowKey={({ given }) => given}
        columns={columns()}
        empty={<EmptyList title={text('lesson-content.none-waiting')} text={text('lesson-content.waiting-lead')} />}
      />
    </Screen>
  )
}

const columns = (): Column<WaitingContent>[] => [
  {
    key: 'title',
    title: text('lesson-content.title'),
    cell: ({ given, kind, lessonUuid, studentId, title }) => (
      <Link
        href={linkTo('/schedule/control/lesson/progress/:lessonType/:scheduleId/:lessonId/:userId', {
          ...{ lessonType: kind, scheduleId: lessonUuid, lessonId: given, userId: studentId },
        })}
      >
        {title}
      </Link>
    ),
  },
  {
    key: 'lesson',
    title: text('lesson-content.to-lesson'),
    cell: ({ group, subject, date }) => [group, subject[currentLanguage()], dayLong(date)].join(' · '),
  },
  { key: 'answers', title: text('lesson-content.answers'), align: 'end', cell: ({ answers }) => answers },
  { key: 'since', title: text('lesson-content.since'), cell: ({ since }) => momentText(since) },
]
