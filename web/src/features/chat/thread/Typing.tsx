import { typing } from '@qalam/contract/chat/events.ts'
import type { Message } from '@qalam/contract/chat/shapes.ts'
import { useEffect, useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import styles from './Thread.module.css'
import { makeWriters } from './typing.ts'

/** Who is writing. It is seen and not said: a screen reader that told of every pause would drown the messages. */
export function Typing({ uuid, last }: { uuid: string; last: Message | undefined }) {
  const [writers] = useState(makeWriters)
  const [first, ...others] = useStore(writers)
  useLive(typing, ({ conversationUuid, userId, name }) => {
    if (conversationUuid === uuid) writers.heard({ userId, name })
    return []
  })
  const seq = last?.seq
  const author = last?.author.userId
  useEffect(() => {
    if (author !== undefined) writers.gone(author)
  }, [writers, seq, author])
  useEffect(() => writers.end, [writers])

  return (
    <p className={styles.typing} aria-hidden="true">
      {first && (others.length > 0 ? text('chat.typing-several') : text('chat.typing', { name: first.name }))}
    </p>
  )
}
