import type { AnswerPage } from '@qalam/contract/homework/answers.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Homework.module.css'
import { StateBadge } from './state.tsx'

/** What the teacher said of an answer: the score, or why it came back. */
export function Said({ page: { state, score, maxScore, comment } }: { page: AnswerPage }) {
  if (state !== 'scored' && state !== 'returned') return null
  return (
    <Card title={text(state === 'scored' ? 'homework.your-score' : 'homework.came-back')}>
      <p>
        <StateBadge state={state} score={score} maxScore={maxScore} />
      </p>
      {comment && <p className={styles.words}>{comment}</p>}
    </Card>
  )
}
