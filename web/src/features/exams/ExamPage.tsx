import { exams } from '@qalam/contract/exams/api.ts'
import type { ExamState } from '@qalam/contract/exams/shapes.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { everyReadOf, read, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { Answering } from './Answering.tsx'
import { NotTaken } from './NotTaken.tsx'
import { examState } from './reads.ts'

/** A work as its student sees it (R-2.2-09): before it begins, while it is answered, and when it is over. */
export default function ExamPage({ params: { lessonId } }: { params: { lessonId: string } }) {
  const { data: state } = useSuspenseQuery(examState(lessonId))
  const minutes = Math.round(state.timeAllotted / 60)
  const lead = text('exams.lead', { count: state.questions, minutes, points: state.maxScore })
  return (
    <Screen title={state.title} lead={lead}>
      {state.status === 'ready' && <Begin state={state} />}
      {state.status === 'completed' && <Over sitting={state.sitting} />}
      {state.status === 'completed' && <NotTaken sitting={state.sitting} />}
      {state.disciplines.length > 0 && <Answering key={state.attempt} state={state} />}
    </Screen>
  )
}

function Begin({ state }: { state: ExamState }) {
  const start = useCommand(exams.start, { refresh: [everyReadOf(exams.data)] })
  return (
    <Card title={text('exams.before')}>
      <p>{text('exams.window', { from: momentText(state.opensAt), until: momentText(state.closesAt) })}</p>
      {state.objectives.length > 0 && <p>{state.objectives.join(', ')}</p>}
      <p>{text('exams.hint')}</p>
      <Button kind="main" busy={start.isPending} onClick={() => start.mutate({ params: { sitting: state.sitting } })}>
        {text('exams.start')}
      </Button>
    </Card>
  )
}

/** The result as far as it may be told by now (N-14). */
function Over({ sitting }: { sitting: string }) {
  const { data } = useQuery(read(exams.testCompleted, { params: { sitting } }))
  if (!data) return null
  return (
    <Card title={text('exams.over')}>
      <p>{text('exams.answered', { count: data.answered, of: data.totalQuestions })}</p>
      {data.total === null ? (
        <p>{text('exams.not-released', { moment: momentText(data.releasesAt) })}</p>
      ) : (
        <p>{text('exams.total', { points: data.total, max: data.maxScore })}</p>
      )}
    </Card>
  )
}
