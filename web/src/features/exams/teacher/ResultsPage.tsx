import { attemptChanged } from '@qalam/contract/exams/events.ts'
import type { ItemStatistics } from '@qalam/contract/exams/grading-shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { numberText, percentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import styles from '../Exams.module.css'
import { everyExam, statistics } from '../reads.ts'
import { ExamTabs } from './ExamTabs.tsx'
import { IntoJournal } from './IntoJournal.tsx'

/** The points on their way into the journal, and how each task went. */
export default function ResultsPage({ params: { sitting } }: { params: { sitting: string } }) {
  const { data } = useSuspenseQuery(statistics(sitting))
  useLive(attemptChanged, () => everyExam)
  const { taken, mean, maxScore } = data

  return (
    <Screen title={data.title}>
      <div className={styles.exam}>
        <ExamTabs sitting={sitting} active="results" />
        <IntoJournal sitting={sitting} />
        <Card title={text('exams.statistics')}>
          <p>
            {text('exams.statistics-lead', {
              count: taken,
              mean: mean === null ? '—' : numberText(mean),
              max: maxScore,
            })}
          </p>
          <DataTable
            caption={text('exams.statistics')}
            asCards
            rows={taken > 0 ? data.items : []}
            rowKey={({ id }) => id}
            columns={columns()}
            empty={<EmptyList title={text('exams.no-statistics')} />}
          />
        </Card>
      </div>
    </Screen>
  )
}

const columns = (): Column<ItemStatistics>[] => [
  { key: 'task', title: text('exams.task'), cell: ({ number, prompt }) => `${number}. ${prompt}` },
  { key: 'answered', title: text('exams.progress'), align: 'end', cell: ({ answered }) => answered },
  {
    key: 'mean',
    title: text('exams.mean'),
    align: 'end',
    cell: ({ mean, max }) => (mean === null ? '—' : text('exams.progress-of', { count: numberText(mean), of: max })),
  },
  {
    key: 'easiness',
    title: text('exams.easiness'),
    align: 'end',
    cell: ({ easiness }) => (easiness === null ? '—' : percentText(easiness)),
  },
  {
    key: 'discrimination',
    title: text('exams.discrimination'),
    align: 'end',
    cell: ({ discrimination }) => (discrimination === null ? '—' : numberText(discrimination)),
  },
]
