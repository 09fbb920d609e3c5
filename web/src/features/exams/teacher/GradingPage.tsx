import { attemptChanged } from '@qalam/contract/exams/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from '../Exams.module.css'
import { everyExam, grading } from '../reads.ts'
import { ExamTabs } from './ExamTabs.tsx'
import { keyOf, orders, placeIn, queueOf } from './order.ts'
import { ScoreForm } from './ScoreForm.tsx'

/** Open answers one after another, by task or by student, those that nobody scored first; the place is in the address. */
export default function GradingPage({ params: { sitting } }: { params: { sitting: string } }) {
  const { data } = useSuspenseQuery(grading(sitting))
  const [filters, change] = useFilters()
  const moved = useRef(false)
  const [large, setLarge] = useState(false)
  useLive(attemptChanged, () => everyExam)
  const order = filters['by'] === 'student' ? 'student' : 'task'
  const queue = queueOf(data, order)
  const at = placeIn(queue, filters['answer'])
  const shown = queue[at]
  const go = (to: number) => {
    moved.current = true
    change({ answer: keyOf(queue[to]?.answer) })
  }

  return (
    <Screen title={data.title}>
      <div className={styles.exam}>
        <ExamTabs sitting={sitting} active="grading" />
        {shown ? (
          <>
            <RadioGroup
              label={text('exams.grade-by')}
              value={order}
              onChange={(by) => change({ by: by === 'student' ? by : undefined, answer: keyOf(shown.answer) })}
              choices={orders.map((value) => ({ value, label: text(`exams.grade-by-${value}`) }))}
            />
            <ScoreForm
              key={keyOf(shown.answer) + shown.answer.scoreVersion}
              sitting={sitting}
              answer={shown.answer}
              task={shown.task}
              place={{ at, count: queue.length }}
              pictures={{ large, onLarge: setLarge }}
              focus={moved.current}
              onGo={go}
            />
          </>
        ) : (
          <EmptyList title={text('exams.nothing-to-grade')} text={text('exams.nothing-to-grade-hint')} />
        )}
      </div>
    </Screen>
  )
}
