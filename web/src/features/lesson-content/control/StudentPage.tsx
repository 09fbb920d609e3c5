import { ExamKind } from '@qalam/contract/exams/shapes.ts'
import { readingChanged } from '@qalam/contract/lesson-content/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useLive } from '#platform/realtime.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { everyProgress, studentOf } from '../reads.ts'
import { StudentView } from './StudentView.tsx'

type Params = { lessonType: string; scheduleId: string; lessonId: string; userId: string }

/** What one student did with something that the lesson was given (R-2.2-07); a work has its own page. */
export default function StudentPage({ params }: { params: Params }) {
  return ExamKind.safeParse(params.lessonType).success ? <ToResult params={params} /> : <Reading params={params} />
}

function Reading({ params: { lessonId, userId } }: { params: Params }) {
  const { data } = useSuspenseQuery(studentOf(lessonId, Number(userId)))
  useLive(readingChanged, (told) => (told.given === lessonId ? everyProgress : []), everyProgress)
  return <StudentView data={data} />
}

function ToResult({ params: { lessonId, userId } }: { params: Params }) {
  const address = linkTo('/exams/:sitting/results/:studentId', { sitting: lessonId, studentId: userId })
  useLayoutEffect(() => navigate(address, { replace: true }), [address])
  return null
}
