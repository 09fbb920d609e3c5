import type { HomeworkView } from '@qalam/contract/homework/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Doubt, Doubts, HereBadge, QueueState } from '#features/unsent/public.tsx'
import { dayOfMonth } from '#platform/dates.ts'
import { useQueue } from '#platform/outbox/useQueue.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Homework.module.css'
import { homeworkOutboxOf, whyNot } from './homeworkOutbox.ts'

type Words = Pick<HomeworkView, 'text' | 'dueOn'>
const wordsOf = ({ text: words, dueOn }: Words): string =>
  [words, dueOn && text('homework.due-on', { day: dayOfMonth(dueOn) })].filter(Boolean).join('\n')

/** Words of a lesson's homework that are on this device only, or that the server did not take. */
export function HomeworkDoubts({ lessonUuid }: { lessonUuid: string }) {
  const outbox = homeworkOutboxOf(useQueryClient())
  const { at, owner, resolve, waiting, hindered, flush } = useQueue(outbox)
  useEffect(() => outbox.attend((slot) => slot === lessonUuid), [outbox, lessonUuid])
  const standing = at(lessonUuid)

  if (standing.state === 'stored') return null
  if (standing.state === 'typed')
    return (
      <>
        <QueueState waiting={waiting} hindered={hindered} onRetry={flush} />
        <Card title={text('homework.title')} actions={<HereBadge />}>
          <p className={styles.words}>{wordsOf({ ...standing.value, dueOn: standing.value.dueOn ?? null })}</p>
        </Card>
      </>
    )
  const { entry, answer, message } = standing.trouble
  const theirs = answer?.says.current ?? null
  const again = () => {
    resolve(lessonUuid)
    const value = { ...entry.value, uuid: theirs?.uuid }
    outbox.put({ slot: lessonUuid, owner, value, base: theirs?.version ?? 0 })
  }
  const doubt: Doubt = {
    key: lessonUuid,
    title: text('homework.title'),
    message: answer ? whyNot(answer.says) : message,
    stands: theirs && wordsOf(theirs),
    by: answer?.says.by ?? null,
    at: answer?.says.at ?? null,
    yours: wordsOf({ ...entry.value, dueOn: entry.value.dueOn ?? null }),
    onKeep: () => resolve(lessonUuid),
    onPut: standing.state === 'conflict' ? again : undefined,
  }
  return <Doubts doubts={[doubt]} />
}
