import { sittingChanged } from '@qalam/contract/exams/events.ts'
import type { KeyedQuestion } from '@qalam/contract/exams/grading-shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from '../../Exams.module.css'
import { everyKey, keysOf } from '../../reads.ts'
import { ExamTabs } from '../ExamTabs.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import { Regrade } from './Regrade.tsx'

/** A key was wrong: it is mended here, and who was scored by it is scored anew, as the plan says that was looked at. */
export default function KeysPage({ params: { sitting } }: { params: { sitting: string } }) {
  const { data } = useSuspenseQuery(keysOf(sitting))
  const [mending, mend] = useState<KeyedQuestion | null>(null)
  useLive(sittingChanged, (told) => (told.sitting === sitting ? everyKey : []))
  const { questions, can, title } = data

  return (
    <Screen title={title} lead={text(can.mend ? 'exams.keys-lead' : 'exams.keys-of-author')}>
      <div className={styles.exam}>
        <ExamTabs sitting={sitting} active="keys" />
        <Regrade sitting={sitting} mends={can.mend} />
        {questions.map((question) => (
          <Card
            key={question.id}
            title={text('exams.question', { number: question.number, of: questions.length })}
            actions={
              can.mend &&
              question.type !== 'open' && (
                <Button
                  size="small"
                  aria-label={text('exams.mend-of', { number: question.number })}
                  onClick={() => mend(question)}
                >
                  {text('exams.mend')}
                </Button>
              )
            }
          >
            <ExercisePlayer exercise={question.exercise} answer={question.right} onAnswer={ignore} locked />
            {question.type === 'open' && <p>{text('exams.open-has-no-key')}</p>}
          </Card>
        ))}
      </div>
      {mending && (
        <KeyDialog sitting={sitting} keyVersion={data.keyVersion} question={mending} onClose={() => mend(null)} />
      )}
    </Screen>
  )
}

const ignore = () => undefined
