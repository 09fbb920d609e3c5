import type { GivenAnswer } from '@qalam/contract/exercises/shown.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { Content } from '../answer/Content.tsx'
import { leadOf, Work } from '../answer/Work.tsx'
import { answerOf, answersOf } from '../reads.ts'

/** Homework as a student meets it; what is tried here goes nowhere (R-2.3-05). */
export default function PreviewPage({ params: { homeworkId } }: { params: { homeworkId: string } }) {
  const { data: work } = useSuspenseQuery(answersOf(homeworkId))
  const [first] = work.answers
  const page = useQuery({ ...answerOf(first?.answerId ?? homeworkId), enabled: first !== undefined })
  const [tried, setTried] = useState<GivenAnswer[]>([])
  const content = page.data?.content

  return (
    <Screen title={text('homework.preview')} lead={leadOf(work)}>
      <Work homework={work} />
      {content && first && (
        <Content
          content={content}
          answerId={first.answerId}
          given={tried}
          onGiven={(exercise, answer) =>
            setTried((before) => [...before.filter((one) => one.exercise !== exercise), { exercise, answer }])
          }
        />
      )}
    </Screen>
  )
}
