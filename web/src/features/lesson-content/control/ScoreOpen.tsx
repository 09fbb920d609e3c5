import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import type { StudentProgress, Try } from '@qalam/contract/lesson-content/shapes.ts'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { Form } from '#ui/fields/Form.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../LessonContent.module.css'
import { everyProgress } from '../reads.ts'

const Score = z.object({ parts: z.record(z.string(), z.int().min(0).max(100)), comment: z.string().max(1000) })

type Props = { data: StudentProgress; exercise: string; last: Try }

/** The last open answer is scored by its descriptors; a score may be given anew. */
export function ScoreOpen({ data: { given, answerId, toScore }, exercise, last: { n, review } }: Props) {
  const descriptors = toScore.find((one) => one.exercise === exercise)?.descriptors ?? []
  const score = useCommand(lessonContent.score, { refresh: everyProgress })
  const version = review?.version ?? 0
  const draft = useDraft({
    schema: Score,
    start: { parts: review?.parts ?? {}, comment: review?.comment ?? '' },
    send: (body) =>
      score.mutateAsync({ params: { given }, body: { ...body, reading: answerId ?? '', exercise, n, version } }),
    keep: { form: `open ${answerId} ${exercise} ${n}`, base: version },
  })
  const parts = draft.value.parts ?? {}
  const isWhole = descriptors.every(({ id, points }) => {
    const got = parts[id]
    return got !== undefined && got <= points
  })
  const set = (id: string, points: number | null | undefined) => {
    const { [id]: _, ...rest } = parts
    draft.set('parts', points === null || points === undefined ? rest : { ...rest, [id]: points })
  }

  return (
    <Form submit={draft.submit} busy={draft.busy} changed={draft.touched} className={styles.score}>
      {descriptors.map(({ id, text: words, points }) => (
        <NumberField
          key={id}
          label={text('lesson-content.of-points', { text: words, points })}
          required
          digits={3}
          value={parts[id] ?? null}
          onChange={(next) => set(id, next)}
        />
      ))}
      <TextArea label={text('lesson-content.comment')} max={1000} rows={2} {...draft.field('comment')} />
      {draft.problem && <p role="alert">{draft.problem}</p>}
      <div>
        <Button type="submit" kind="main" busy={draft.busy} disabled={!isWhole}>
          {text(version > 0 ? 'lesson-content.score-again' : 'lesson-content.score')}
        </Button>
      </div>
    </Form>
  )
}
