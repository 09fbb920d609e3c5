import { useSuspenseQuery } from '@tanstack/react-query'
import { answerOf } from '../reads.ts'
import { StudentView } from './StudentView.tsx'

type Params = { scheduleId: string; answerId: string }

/** What a student answered to a lecture, also when it was put back (R-2.2-12). */
export default function AnswerPage({ params: { scheduleId, answerId } }: { params: Params }) {
  const { data } = useSuspenseQuery(answerOf(scheduleId, answerId))
  return <StudentView data={data} />
}
