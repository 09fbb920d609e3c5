import type { CompletedResult, ResultQuestion } from '@qalam/contract/exams/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ShownModules } from '#features/content/reading/public.ts'
import { ExercisePlayer, ShownFiles } from '#features/exercises/public.tsx'
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
  const { title, student, released, graded, total, maxScore, releasesAt, questions, files, groupResults } = data
  const { type, numberCorrectAnswers, totalQuestions, isSucceeded, threshold } = data

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
          {numberCorrectAnswers !== null && (
            <p>
              {text('exams.right-of', { count: numberCorrectAnswers, of: totalQuestions })}{' '}
              {isSucceeded !== null && graded && isPassed(type) && (
                <Badge tone={isSucceeded ? 'success' : 'neutral'}>
                  {text(isSucceeded ? 'exams.passed' : 'exams.not-passed', { count: threshold })}
                </Badge>
              )}
            </p>
          )}
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
            <Question key={question.id} question={question} files={files} number={at + 1} of={questions.length} />
          ))}
      </div>
    </Screen>
  )
}

/** A summative work is weighed by its points; only tests and ent are passed or not. */
const isPassed = (type: CompletedResult['type']): boolean => type === 'test' || type === 'ent'

const ignore = () => undefined

type QuestionProps = { question: ResultQuestion; files: CompletedResult['files']; number: number; of: number }

/** A task as it was answered, what was right, and why. */
function Question({ question, files, number, of }: QuestionProps) {
  const { exercise, before, answer, right, explanation, points, comment, late, descriptors } = question
  return (
    <Card title={text('exams.question', { number, of })}>
      <div className={styles.exam}>
        <div className={styles.state}>
          <Badge tone={points !== null && points >= exercise.points ? 'success' : 'neutral'}>
            {text('exams.points-of', { got: points === null ? '—' : numberText(points), max: exercise.points })}
          </Badge>
          {late && <Badge tone="warning">{text('exams.late')}</Badge>}
        </div>
        <ShownModules modules={before} />
        <h3>{text('exams.own-answer')}</h3>
        <ExercisePlayer exercise={exercise} answer={answer} onAnswer={ignore} locked />
        {answer && 'files' in answer && <ShownFiles files={files.filter((file) => answer.files.includes(file.uuid))} />}
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
