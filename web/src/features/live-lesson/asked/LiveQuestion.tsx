import { checkChanged } from '@qalam/contract/live-lesson/events.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { everyQuestion, openQuestion } from '../reads.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

/** Asks a student what the teacher asks the class (M-16, M-17): by the socket, and without one by polling. */
export function LiveQuestion() {
  const { data } = useQuery(openQuestion())
  const [done, setDone] = useState<string | null>(null)
  useLive(checkChanged, () => everyQuestion, everyQuestion)
  const question = data?.question
  if (!question || question.uuid === done) return null
  return <QuestionDialog key={question.uuid} question={question} onClose={() => setDone(question.uuid)} />
}
