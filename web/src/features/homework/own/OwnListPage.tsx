import { answerStates, type MyHomework } from '@qalam/contract/homework/answers.ts'
import { homeworkAnswered, homeworkChanged } from '@qalam/contract/homework/events.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { everyReadOf } from '#platform/api.ts'
import { dayOfMonth, momentText } from '#platform/dates.ts'
import { useUser } from '#features/auth/public.tsx'
import { ChildSwitch, NoChild } from '#features/diary/public.tsx'
import { useLive } from '#platform/realtime.ts'
import { linkTo, useFilters } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { LinkTabs } from '#ui/page/Tabs.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { StateBadge } from '../answer/state.tsx'
import styles from '../Homework.module.css'
import { askedIn, mine } from '../reads.ts'

/** Homework of a student: to do, overdue, sent, sent back, scored (R-2.3-06). */
export default function OwnListPage() {
  const { role, children } = useUser()
  if (role !== 'parent') return <OwnList child={null} />
  const [first] = children
  if (!first) return <NoChild title={text('homework.own')} />
  return <OwnList child={first.userId} />
}

/** `child` is the child of a parent whose homework is shown where the address names none. */
function OwnList({ child }: { child: number | null }) {
  const [filters, change] = useFilters()
  const asked = { ...(child !== null && { userId: child }), ...askedIn(filters) }
  const { userId } = asked
  const { data } = useSuspenseQuery(mine(asked))
  useLive(homeworkChanged, () => [everyReadOf(homework.mine)], [everyReadOf(homework.mine)])
  useLive(homeworkAnswered, () => [everyReadOf(homework.mine)])
  const all = Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    {
      key: '',
      label: text('homework.all'),
      count: all,
      href: linkTo('/homework/list', {}, { userId: filters['userId'] }),
    },
    ...answerStates.map((state) => ({
      key: state,
      label: text(`homework.state-${state}`),
      count: data.counts[state],
      href: linkTo('/homework/list', {}, { state, userId: filters['userId'] }),
    })),
  ]

  return (
    <Screen title={text('homework.own')}>
      {userId !== undefined && <ChildSwitch shown={userId} />}
      <LinkTabs label={text('homework.states')} tabs={tabs} active={asked.state ?? ''} />
      {data.rows.length === 0 && (
        <EmptyList title={text('homework.nothing-here')} text={text('homework.nothing-hint')} />
      )}
      <ul className={styles.list}>
        {data.rows.map((row) => (
          <li key={row.uuid}>
            <Row row={row} child={userId} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pages={Math.max(1, Math.ceil(data.total / data.pageSize))}
        onPage={(page) => change({ page: page === 1 ? undefined : page })}
      />
    </Screen>
  )
}

function Row({ row, child }: { row: MyHomework; child: number | undefined }) {
  const { answerId, lessonUuid: scheduleId, subject, text: words, state, score, maxScore, dueOn, dateExpired } = row
  const href = answerId
    ? linkTo('/homework/list/assigned/:answerId', { answerId })
    : linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId, tab: 'homework' }, { userId: child })
  const when = dateExpired
    ? text('homework.until', { moment: momentText(dateExpired) })
    : dueOn && text('homework.due-on', { day: dayOfMonth(dueOn) })

  return (
    <Link href={href} className={styles.row}>
      <span className={styles.rowHead}>
        <strong>{subject[currentLanguage()]}</strong>
        {answerId ? <StateBadge state={state} score={score} maxScore={maxScore} /> : null}
      </span>
      <span className={styles.rowWords}>{words}</span>
      <span className={styles.when}>
        {[when, row.hasContent && text('homework.with-work'), !answerId && text('homework.no-answer-needed')]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  )
}
