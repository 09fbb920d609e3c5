import { score } from '@qalam/contract/exercises/score.ts'
import { answerless, understood } from '@qalam/contract/exercises/answerless.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { type ExerciseDraft, split } from '@qalam/contract/exercises/draft.ts'
import { drawnBy } from '@qalam/contract/exercises/drawn.ts'
import { toNumber } from '@qalam/contract/journal/ratio.ts'
import { useMemo, useState } from 'react'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { numberText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Tabs } from '#ui/page/Tabs.tsx'
import type { Drawn, Page } from '../builder/state/whole.ts'
import { drawDraft } from './Formula.tsx'
import { PlainModule } from './PlainModule.tsx'
import styles from './Reading.module.css'

type AddressOf = (file: string) => string | undefined
type Props = { pages: readonly Page[]; addressOf: AddressOf }

/** A document as a student reads it, page by page; its exercises can be tried, and nothing of that is kept. */
export function Reading({ pages, addressOf }: Props) {
  const [shown, setShown] = useState(pages[0]?.uuid ?? '')
  const page = pages.find(({ uuid }) => uuid === shown) ?? pages[0]
  if (!page) return null

  return (
    <Tabs
      label={text('content.pages')}
      tabs={pages.map(({ uuid, title }, at) => ({ key: uuid, label: `${at + 1}. ${title}` }))}
      active={page.uuid}
      onChange={setShown}
    >
      <div className={styles.page}>
        {page.modules.map((module) =>
          module.kind === 'exercise' ? (
            <Trial key={module.uuid} exercise={module.exercise} seed={module.uuid} />
          ) : module.kind === 'drawn' ? (
            <Draw key={module.uuid} module={module} />
          ) : (
            <PlainModule key={module.uuid} module={module} addressOf={addressOf} />
          ),
        )}
        {page.modules.length === 0 && <p>{text('content.empty-page')}</p>}
      </div>
    </Tabs>
  )
}

/** What one student might be asked of a set. */
function Draw({ module: { uuid, take, points, questions } }: { module: Drawn }) {
  const exercises = questions.map(({ exercise }) => ({ ...exercise, points }))
  return (
    <>
      <p>{text('content.drawn-name', { take, has: questions.length })}</p>
      {drawnBy(uuid, uuid, exercises, take).map((exercise) => (
        <Trial key={exercise.uuid} exercise={exercise} seed={uuid} />
      ))}
    </>
  )
}

/** Only here, where the author reads, are the points counted in the browser. */
function Trial({ exercise: draft, seed }: { exercise: ExerciseDraft; seed: string }) {
  const { exercise, key } = useMemo(() => split(draft), [draft])
  const [answer, setAnswer] = useState<ExerciseAnswer>(null)
  const [isChecked, setChecked] = useState(false)
  const given = understood(exercise, seed, answer) ?? null
  const points = score(exercise, key, given)

  return (
    <div className={styles.exercise}>
      <ExercisePlayer
        exercise={answerless(exercise, seed)}
        answer={answer}
        drawMath={drawDraft}
        onAnswer={(next) => {
          setAnswer(next)
          setChecked(false)
        }}
      />
      <div className={styles.check}>
        <Button size="small" onClick={() => setChecked(true)}>
          {text('content.check')}
        </Button>
        <span role="status">
          {isChecked &&
            (points
              ? text('content.checked', { points: numberText(toNumber(points)), most: exercise.points })
              : text('content.checked-by-person'))}
        </span>
      </div>
    </div>
  )
}
