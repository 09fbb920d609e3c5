import { feedback } from '@qalam/contract/feedback/api.ts'
import { reviewStored } from '@qalam/contract/feedback/events.ts'
import type { DeskReview } from '@qalam/contract/feedback/shapes.ts'
import { isOneOf, roles } from '@qalam/contract/kernel/roles.ts'
import { useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import styles from '../Feedback.module.css'
import { FeedbackTabs } from '../FeedbackTabs.tsx'
import { everyReview } from '../reads.ts'
import { Given, Said, subjectOf } from '../Said.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { DeskFilters } from './DeskFilters.tsx'
import { Figures } from './Figures.tsx'

/** The reviews that came: what they say together, each with its answer, and a file of them. */
export default function DeskPage() {
  const table = useTable(feedback.desk, { usual: '-at', file: feedback.file })
  const [answered, setAnswered] = useState<DeskReview | null>(null)
  useLive(reviewStored, () => everyReview, everyReview)
  const { data, asked, onFilter } = table

  return (
    <Screen title={text('feedback.desk')}>
      <div className={styles.page}>
        <FeedbackTabs active="desk" />
        <ListTable
          table={table}
          caption={text('feedback.desk')}
          columns={columns(setAnswered)}
          searchLabel={text('feedback.search')}
          filters={<DeskFilters asked={asked} schools={data?.schools ?? []} onFilter={onFilter} />}
          empty={<EmptyList title={text('feedback.none-desk')} />}
        />
        {data && data.total > 0 && <Figures figures={data.figures} />}
      </div>
      {answered && <AnswerDialog review={answered} onClose={() => setAnswered(null)} />}
    </Screen>
  )
}

const roleText = (role: string): string => {
  const known = roles.find((one) => one === role)
  return known && isOneOf(roles, known) ? text(`role.${known}`) : role
}

const columns = (onAnswer: (review: DeskReview) => void): Column<DeskReview>[] => [
  {
    key: 'who',
    title: text('feedback.who'),
    cell: ({ who, role, school }) => (
      <span className={styles.who}>
        <strong>{who}</strong>
        <small>{[roleText(role), school?.[currentLanguage()]].filter(Boolean).join(' · ')}</small>
      </span>
    ),
  },
  { key: 'rating', title: text('feedback.rating'), sortable: true, cell: ({ rating }) => <Given rating={rating} /> },
  {
    key: 'message',
    title: text('feedback.message'),
    cell: (review) => (
      <div className={styles.who}>
        <small>{subjectOf(review)}</small>
        <Said review={review} />
      </div>
    ),
  },
  {
    key: 'at',
    title: text('feedback.at'),
    sortable: true,
    cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
  },
  {
    key: 'act',
    title: text('feedback.answer-act'),
    bare: true,
    cell: (review) => (
      <Button
        size="small"
        aria-label={text(review.answer ? 'feedback.answer-change-of' : 'feedback.answer-to', { name: review.who })}
        onClick={() => onAnswer(review)}
      >
        {text(review.answer ? 'feedback.answer-change' : 'feedback.answer-act')}
      </Button>
    ),
  },
]
