import { feedback } from '@qalam/contract/feedback/api.ts'
import type { Review } from '@qalam/contract/feedback/shapes.ts'
import { reviewAnswered } from '@qalam/contract/feedback/events.ts'
import { Suspense, useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import styles from './Feedback.module.css'
import { FeedbackTabs } from './FeedbackTabs.tsx'
import { FeedbackDialog, ReviewDialog } from './public.tsx'
import { everyReview } from './reads.ts'
import { Given, Said, subjectOf } from './Said.tsx'

/** The product's own slug. */
const qalam = 'qalam'
type Subject = Pick<Review, 'type' | 'slug' | 'name' | 'theme'>
const product: Subject = { type: 'review', slug: qalam, name: '', theme: '' }

/** What the person thinks, and what they were answered; the same dialog changes what was written. */
export default function FeedbackPage() {
  const table = useTable(feedback.own, { usual: '-at' })
  const [about, setAbout] = useState<Subject | null>(null)
  useLive(reviewAnswered, () => everyReview, everyReview)
  const tell = (
    <Button kind="main" onClick={() => setAbout(product)}>
      {text('feedback.tell')}
    </Button>
  )

  return (
    <Screen title={text('feedback.title')} lead={text('feedback.lead')} actions={tell}>
      <div className={styles.page}>
        <FeedbackTabs active="own" />
        <ListTable
          table={table}
          caption={text('feedback.own')}
          columns={columns(setAbout)}
          empty={<EmptyList title={text('feedback.none')} text={text('feedback.none-hint')} />}
        />
      </div>
      {about && (
        <Suspense fallback={null}>
          <Writing about={about} onClose={() => setAbout(null)} />
        </Suspense>
      )}
    </Screen>
  )
}

function Writing({ about: { type, slug, name, theme }, onClose }: { about: Subject; onClose: () => void }) {
  if (type === 'review') return <ReviewDialog slug={slug} title={text('feedback.about-qalam')} onClose={onClose} />
  const course = { slug, name }
  return type === 'course_reviewable' ? (
    <FeedbackDialog about={{ type, ...course }} onClose={onClose} />
  ) : (
    <FeedbackDialog about={{ type, ...course, theme }} onClose={onClose} />
  )
}

const columns = (onChange: (review: Review) => void): Column<Review>[] => [
  { key: 'name', title: text('feedback.name'), cell: subjectOf },
  { key: 'rating', title: text('feedback.rating'), cell: ({ rating }) => <Given rating={rating} /> },
  { key: 'message', title: text('feedback.message'), cell: (review) => <Said review={review} /> },
  {
    key: 'at',
    title: text('feedback.at'),
    sortable: true,
    cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
  },
  {
    key: 'change',
    title: text('feedback.change'),
    bare: true,
    cell: (review) => (
      <Button
        size="small"
        aria-label={text('feedback.change-of', { name: subjectOf(review) })}
        onClick={() => onChange(review)}
      >
        {text('feedback.change')}
      </Button>
    ),
  },
]
