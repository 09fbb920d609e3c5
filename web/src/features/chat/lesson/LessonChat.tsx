import { chat } from '@qalam/contract/chat/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyReadOf, saidBy, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Button } from '#ui/page/Button.tsx'
import { lessonChat, openTalkOf } from '../reads.ts'
import { Conversation } from '../thread/Conversation.tsx'
import styles from './Lesson.module.css'
import { Pupils } from './Pupils.tsx'

/** The chat of a lesson: its class, its teacher and whoever substitutes (SH-FLAG-5). */
export function LessonChat({ scheduleUuid }: { scheduleUuid: string }) {
  // When it opens is told by nobody: it is asked for again every half a minute.
  const { data, error, refetch } = useQuery({ ...lessonChat(scheduleUuid), refetchInterval: 30_000, retry: false })
  const begin = useCommand(chat.beginLesson, { refresh: [everyReadOf(chat.ofLesson)] })
  if (error && !data)
    return error instanceof Problem && error.status === 403 ? (
      <EmptyList title={text('chat.lesson-not-yours')} />
    ) : (
      <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <TableSkeleton columns={1} rows={4} />

  const { uuid, state, opensAt, closesAt, can } = data
  if (uuid !== null)
    return <Open key={uuid} uuid={uuid} until={state === 'open' ? closesAt : null} moderates={can.moderate} />
  if (state === 'early') return <EmptyList title={text('chat.lesson-early', { at: momentText(opensAt) })} />
  if (state === 'over') return <EmptyList title={text('chat.lesson-empty')} />
  return (
    <EmptyList
      title={text('chat.no-messages')}
      text={text('chat.lesson-hint')}
      action={
        <Button kind="main" busy={begin.isPending} onClick={() => begin.mutate({ params: { scheduleUuid } })}>
          {text('chat.lesson-begin')}
        </Button>
      }
    />
  )
}

function Open({ uuid, until, moderates }: { uuid: string; until: string | null; moderates: boolean }) {
  const { data: talk, error, refetch } = useQuery(openTalkOf(uuid))
  const [shows, setShows] = useState(false)
  if (error && !talk) return <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />
  if (!talk) return <TableSkeleton columns={1} rows={4} />
  return (
    <section className={styles.chat} aria-label={text('chat.lesson')}>
      <div className={styles.head}>
        <span>
          {until === null ? text('chat.lesson-hint') : text('chat.lesson-open-until', { at: momentText(until) })}
        </span>
        {moderates && (
          <Button size="small" onClick={() => setShows(true)}>
            {text('chat.pupils')}
          </Button>
        )}
      </div>
      <Conversation talk={talk} onOpen={() => undefined} refresh={[everyReadOf(chat.talk)]} />
      {shows && <Pupils uuid={uuid} onClose={() => setShows(false)} />}
    </section>
  )
}
