import { attemptChanged } from '@qalam/contract/exams/events.ts'
import type { OpenAnswer } from '@qalam/contract/exams/grading-shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLive } from '#platform/realtime.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from '../Exams.module.css'
import { everyExam, grading } from '../reads.ts'
import { ExamTabs } from './ExamTabs.tsx'
import { ScoreForm } from './ScoreForm.tsx'

/** Open answers one after another, those that nobody scored first; the place stays in the address. */
export default function GradingPage({ params: { sitting } }: { params: { sitting: string } }) {
  const { data } = useSuspenseQuery(grading(sitting))
  const [filters, change] = useFilters()
  useLive(attemptChanged, () => everyExam)
  const queue = data.answers.flatMap((answer) => {
    const task = data.tasks.find(({ id }) => id === answer.exercise)
    return task ? [{ answer, task }] : []
  })
  const asked = queue.findIndex(({ answer }) => keyOf(answer) === filters['answer'])
  const at =
    asked >= 0
      ? asked
      : Math.max(
          0,
          queue.findIndex(({ answer }) => answer.parts === null),
        )
  const shown = queue[at]
  const go = (to: number) => change({ answer: keyOf(queue[to]?.answer) })

  return (
    <Screen title={data.title}>
      <div className={styles.exam}>
        <ExamTabs sitting={sitting} active="grading" />
        {shown ? (
          <ScoreForm
            key={keyOf(shown.answer) + shown.answer.scoreVersion}
            sitting={sitting}
            answer={shown.answer}
            task={shown.task}
            place={{ at, count: queue.length }}
            onGo={go}
          />
        ) : (
          <EmptyList title={text('exams.nothing-to-grade')} text={text('exams.nothing-to-grade-hint')} />
        )}
      </div>
    </Screen>
  )
}

const keyOf = (answer: OpenAnswer | undefined): string => (answer ? `${answer.attempt} ${answer.exercise}` : '')
