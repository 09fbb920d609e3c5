import type { ResultQuestion } from '@qalam/contract/exams/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { momentText, numberText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from './Exams.module.css'
import { resultOf } from './reads.ts'

/** How a student did a work. Points, keys and explanations are told once they are released. */
export default function ResultPage({ params }: { params: { sitting: string; studentId: string } }) {
  const { data } = useSuspenseQuery(resultOf(params.sitting, Number(params.studentId)))
  const { title, student, released, graded, total, maxScore, releasesAt, questions, groupResults } = data

  return (
    <Screen title={title} lead={student.name}>
      <div className={styles.exam}>
        <Card title={text('exams.result')}>
          {total === null ? (
            <p>{text('exams.releases', { moment: momentText(releasesAt) })}</p>
          ) : (
            <p>
              <strong>{text('exams.points-of', { got: total, max: maxScore })}</strong>
            </p>
          )}
          {total !== null && !graded && <p role="status">{text('exams.not-last')}</p>}
          {groupResults.length > 1 && (
            <ul>
              {groupResults.map((group) => (
                <li key={group.title}>
                  {group.title}: {text('exams.points-of', { got: numberText(group.points), max: group.max })}
                </li>
              ))}
            </ul>
          )}
        </Card>
        {released &&
          questions.map((question, at) => (
            <Question key={question.id} question={question} number={at + 1} of={questions.length} />
          ))}
      </div>
    </Screen>
  )
}

const ignore = () => undefined

/** A task as it was answered, what was right, and why. */
function Question({ question, number, of }: { question: ResultQuestion; number: number; of: number }) {
  const { exercise, answer, right, explanation, points, comment, late, descriptors } = question
  return (
    <Card title={text('exams.question', { number, of })}>
      <div className={styles.exam}>
        <div className={styles.state}>
          <Badge tone={points !== null && points >= exercise.points ? 'success' : 'neutral'}>
            {text('exams.points-of', { got: points === null ? '—' : numberText(points), max: exercise.points })}
          </Badge>
          {late && <Badge tone="warning">{text('exams.late')}</Badge>}
        </div>
        <h3>{text('exams.own-answer')}</h3>
        <ExercisePlayer exercise={exercise} answer={answer} onAnswer={ignore} locked />
        {right !== null && (
          <>
            <h3>{text('exams.right-answer')}</h3>
            <ExercisePlayer exercise={exercise} answer={right} onAnswer={ignore} locked />
          </>
        )}
        {descriptors.length > 0 && (
          <ul>
            {descriptors.map((one) => (
              <li key={one.text}>
                {one.text}: {text('exams.points-of', { got: one.got ?? '—', max: one.points })}
              </li>
            ))}
          </ul>
        )}
        {explanation !== '' && <p className={styles.text}>{explanation}</p>}
        {comment !== '' && <p className={styles.text}>{comment}</p>}
      </div>
    </Card>
  )
}
