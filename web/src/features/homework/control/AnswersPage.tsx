import type { AnswerLine } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { homeworkAnswered } from '@qalam/contract/homework/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { everyReadOf } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { LinkButton } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { StateBadge } from '../answer/state.tsx'
import { leadOf, Work } from '../answer/Work.tsx'
import { answersOf } from '../reads.ts'

/** One homework with what each student sent; who waits for a score comes first (R-2.3-04). */
export default function AnswersPage({ params: { homeworkId } }: { params: { homeworkId: string } }) {
  const { data: work } = useSuspenseQuery(answersOf(homeworkId))
  useLive(homeworkAnswered, (told) => (told.homeworkUuid === homeworkId ? [everyReadOf(homework.answers)] : []), [
    answersOf(homeworkId),
  ])
  const first = work.answers.find(({ state }) => state === 'sent')

  return (
    <Screen
      title={text('homework.answers')}
      lead={leadOf(work)}
      actions={
        <>
          <LinkButton href={linkTo('/homework/control/:scheduleId/create', { scheduleId: work.lessonUuid })}>
            {text('homework.change')}
          </LinkButton>
          {work.answers.length > 0 && (
            <LinkButton href={linkTo('/homework/control/:homeworkId/preview', { homeworkId })}>
              {text('homework.preview')}
            </LinkButton>
          )}
          {first && (
            <LinkButton kind="main" href={judgeLink(first.answerId)}>
              {text('homework.check')}
            </LinkButton>
          )}
        </>
      }
    >
      <Work homework={work} />
      {work.answers.length === 0 ? (
        <EmptyList title={text('homework.no-answer-needed')} text={text('homework.no-answer-hint')} />
      ) : (
        <DataTable
          caption={text('homework.answers')}
          rows={work.answers}
          rowKey={({ answerId }) => answerId}
          columns={columns()}
        />
      )}
    </Screen>
  )
}

const judgeLink = (answerId: string) => linkTo('/homework/control/assigned/:answerId', { answerId })

const columns = (): Column<AnswerLine>[] => [
  {
    key: 'student',
    title: text('homework.student'),
    cell: ({ answerId, student }) => <Link href={judgeLink(answerId)}>{student.name}</Link>,
  },
  { key: 'state', title: text('homework.state'), cell: (line) => <StateBadge {...line} /> },
  { key: 'sentAt', title: text('homework.sent'), cell: ({ sentAt }) => (sentAt ? momentText(sentAt) : '—') },
  { key: 'files', title: text('homework.files'), align: 'end', cell: ({ files }) => files || '—' },
]
