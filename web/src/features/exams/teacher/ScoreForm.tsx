import { exams } from '@qalam/contract/exams/api.ts'
import { type OpenAnswer, type OpenTask, ExamScoreDraft } from '@qalam/contract/exams/grading-shapes.ts'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { Form } from '#ui/fields/Form.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Exams.module.css'
import { everyExam } from '../reads.ts'
import { GivenFiles, type PictureSize } from './GivenFiles.tsx'
import { useGradingKeys } from './useGradingKeys.ts'

type Props = {
  sitting: string
  answer: OpenAnswer
  task: OpenTask
  place: { at: number; count: number }
  pictures: PictureSize
  /** Somebody came here from another answer: the first field takes the focus. */
  focus: boolean
  onGo: (to: number) => void
}

const ignore = () => undefined

/** One open answer with its descriptors; saving goes on to the next one. */
export function ScoreForm({ sitting, answer, task, place: { at, count }, pictures, focus, onGo }: Props) {
  const score = useCommand(exams.score, { refresh: everyExam })
  const { attempt, exercise, studentId, scoreVersion, answerVersion } = answer
  const draft = useDraft({
    schema: ExamScoreDraft,
    start: {
      ...{ attempt, exercise, studentId, scoreVersion, answerVersion },
      ...{ parts: answer.parts ?? {}, comment: answer.comment },
    },
    send: (body) => score.mutateAsync({ params: { sitting }, body }),
    done: () => onGo(Math.min(at + 1, count - 1)),
    keep: { form: `score ${attempt} ${exercise}`, base: scoreVersion },
  })
  const parts = draft.value.parts ?? {}
  const isWhole = task.descriptors.every(({ id, points }) => {
    const got = parts[id]
    return got !== undefined && got >= 0 && got <= points
  })
  const set = (id: string, points: number | null | undefined) => {
    const { [id]: _, ...rest } = parts
    draft.set('parts', points === null || points === undefined ? rest : { ...rest, [id]: points })
  }

  const { box, onKeyDown } = useGradingKeys({ at, count, isWhole, focus, onGo })

  return (
    <div ref={box} onKeyDown={onKeyDown}>
      <Card title={text('exams.answer-place', { student: answer.student, number: task.number, place: at + 1, count })}>
        <div className={styles.grade}>
          <div className={styles.exam}>
            {(answer.scoreVersion > 0 || answer.late) && (
              <div className={styles.state}>
                {answer.scoreVersion > 0 && <Badge tone="success">{text('exams.was-scored')}</Badge>}
                {answer.late && <Badge tone="warning">{text('exams.late')}</Badge>}
              </div>
            )}
            <ExercisePlayer exercise={task.exercise} answer={answer.answer} onAnswer={ignore} locked />
            <GivenFiles files={answer.files} pictures={pictures} />
            {task.explanation !== '' && <p className={styles.text}>{task.explanation}</p>}
          </div>
          <Form submit={draft.submit} busy={draft.busy} changed={draft.touched} className={styles.exam}>
            {task.descriptors.map(({ id, text: words, points }) => (
              <NumberField
                key={id}
                label={text('exams.of-points', { text: words, points })}
                required
                value={parts[id] ?? null}
                onChange={(next) => set(id, next)}
                digits={3}
              />
            ))}
            <TextArea label={text('exams.comment')} max={1000} {...draft.field('comment')} />
            {draft.problem && <p role="alert">{draft.problem}</p>}
            <div className={styles.acts}>
              <Button disabled={at === 0} onClick={() => onGo(at - 1)}>
                {text('exams.previous')}
              </Button>
              <Button disabled={at === count - 1} onClick={() => onGo(at + 1)}>
                {text('exams.next')}
              </Button>
              <Button type="submit" kind="main" busy={draft.busy} disabled={!isWhole}>
                {text('exams.save-next')}
              </Button>
            </div>
            <p className={styles.hint}>{text('exams.grading-keys')}</p>
          </Form>
        </div>
      </Card>
    </div>
  )
}
