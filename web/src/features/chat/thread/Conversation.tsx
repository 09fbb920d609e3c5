import { chat } from '@qalam/contract/chat/api.ts'
import type { Message, OpenTalk } from '@qalam/contract/chat/shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { everyReadOf, type Reads, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Composer } from '../writing/Composer.tsx'
import { laterIn } from '../reads.ts'
import { titleOf } from '../titles.ts'
import { Later } from '../writing/Later.tsx'
import { Log } from './Log.tsx'
import { usePending } from './pending.ts'
import { rowsOf } from './rows.ts'
import { isAtEnd } from './stretch.ts'
import styles from './Thread.module.css'
import { Typing } from './Typing.tsx'
import { useThread } from './useThread.ts'

type Props = {
  talk: OpenTalk
  at?: number | undefined
  onOpen: (uuid: string, seq?: number) => void
  /** What a message of one's own makes stale. */
  refresh: Reads
}

/** The messages of a talk and where one writes them. */
export function Conversation({ talk, at, onOpen, refresh }: Props) {
  const client = useQueryClient()
  const { uuid, can, readSeq } = talk
  // Where the unread began when the talk was opened; a link leads to its own message.
  const [unreadFrom] = useState(readSeq)
  const start = at ?? (readSeq > 0 && readSeq < talk.lastSeq ? readSeq + 1 : undefined)
  const [target] = useState(start)
  const { thread, state } = useThread(uuid, target, talk.lastSeq)
  const { list, arrived, put, drop } = usePending(client, uuid, (seq) => {
    void thread.heard(seq)
    refresh.forEach(({ queryKey }) => void client.invalidateQueries({ queryKey }))
  })
  const [reply, setReply] = useState<Message | null>(null)
  const later = useQuery({ ...laterIn(uuid), enabled: can.later })
  useReading(talk, isAtEnd(state) ? (state.messages.at(-1)?.seq ?? 0) : 0)

  const rows = useMemo(() => {
    const known = new Set(state.messages.map(({ id }) => id))
    const isEnd = isAtEnd(state)
    const coming = arrived.filter(({ id }) => !known.has(id))
    return rowsOf(state.messages, isEnd || list.length > 0 ? [...coming, ...list] : list, unreadFrom)
  }, [state, list, arrived, unreadFrom])

  if (state.state === 'failed')
    return <ErrorPanel text={state.failure ?? ''} onRetry={() => void thread.open(target)} />
  if (state.state === 'loading') return <TableSkeleton columns={1} />
  return (
    <>
      <Log
        label={text('chat.log', { title: titleOf(talk) })}
        talk={talk}
        rows={rows}
        state={state}
        thread={thread}
        target={target}
        onReply={setReply}
        onGo={(seq) => onOpen(uuid, seq)}
        onDrop={drop}
      />
      {(talk.kind === 'direct' || talk.kind === 'lesson') && <Typing uuid={uuid} last={state.messages.at(-1)} />}
      {later.data && later.data.length > 0 && <Later uuid={uuid} waiting={later.data} />}
      {can.write ? (
        <Composer talk={talk} reply={reply} onReply={setReply} onPut={put} onSent={() => void thread.toEnd()} />
      ) : (
        <Closed talk={talk} onOpen={onOpen} />
      )}
    </>
  )
}

/** What the person has before the eyes is read; it is told while the page is looked at. */
function useReading({ uuid, readSeq }: OpenTalk, shown: number): void {
  const read = useCommand(chat.read, {
    silent: true,
    refresh: [everyReadOf(chat.talk), everyReadOf(chat.list), everyReadOf(chat.numbers)],
  })
  const tell = useEffectEvent(() => {
    if (shown > readSeq && document.visibilityState === 'visible')
      read.mutate({ params: { uuid }, body: { seq: shown } })
  })
  useEffect(() => {
    tell()
    const again = () => tell()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [shown])
}

function Closed({ talk: { kind, answerTo }, onOpen }: { talk: OpenTalk; onOpen: (uuid: string) => void }) {
  const begin = useCommand(chat.begin, { refresh: [everyReadOf(chat.list)] })
  if (kind === 'direct' || kind === 'lesson')
    return <p className={styles.closed}>{kind === 'direct' && text('chat.closed-relation')}</p>
  return (
    <div className={styles.closed}>
      <span>{text('chat.readers-only')}</span>
      {answerTo !== null && (
        <Button
          size="small"
          busy={begin.isPending}
          onClick={() => begin.mutate({ body: { userId: answerTo } }, { onSuccess: ({ uuid }) => onOpen(uuid) })}
        >
          {text('chat.answer-privately')}
        </Button>
      )}
    </div>
  )
}
