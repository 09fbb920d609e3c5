import type { Message, OpenTalk } from '@qalam/contract/chat/shapes.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconDown } from '#ui/page/icons.ts'
import { dayHead } from '../moments.ts'
import { Bubble } from './Bubble.tsx'
import type { Pending } from './pending.ts'
import { PendingBubble } from './PendingBubble.tsx'
import type { ThreadRow } from './rows.ts'
import { isAtEnd } from './stretch.ts'
import type { Thread, ThreadState } from './thread.ts'
import styles from './Thread.module.css'

type Props = {
  label: string
  talk: OpenTalk
  rows: readonly ThreadRow[]
  state: ThreadState
  thread: Thread
  /** The message that the talk was opened at. */
  target: number | undefined
  onReply: (message: Message) => void
  onGo: (seq: number) => void
  onDrop: (pending: Pending) => void
}

/** Pixels from either end within which more is fetched, or the end is kept in sight. */
const near = 240

/** The messages, of which only those in sight are on the page; new ones are said once, politely. */
export function Log({ label, talk, rows, state, thread, target, onReply, onGo, onDrop }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 64,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    useFlushSync: false,
  })
  const { atEnd, onScroll, toEnd } = useScrolling({ box, rows, state, thread, target, list })

  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
      >
        {rows.length === 0 && <EmptyList title={text('chat.no-messages')} />}
        <div className={styles.inner} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <div
                key={key}
                ref={list.measureElement}
                data-index={index}
                className={styles.line}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Line row={row} talk={talk} target={target} onReply={onReply} onGo={onGo} onDrop={onDrop} />
              </div>
            )
          })}
        </div>
      </div>
      <Announcement state={state} />
      {(!atEnd || !isAtEnd(state)) && rows.length > 0 && (
        <Button size="small" className={styles.toEnd} icon={<IconDown aria-hidden />} onClick={toEnd}>
          {text('chat.to-end')}
        </Button>
      )}
    </div>
  )
}

type LineProps = Pick<Props, 'talk' | 'target' | 'onReply' | 'onGo' | 'onDrop'> & { row: ThreadRow }

function Line({ row, talk, target, onReply, onGo, onDrop }: LineProps) {
  if (row.kind === 'day') return <p className={styles.day}>{dayHead(row.day)}</p>
  if (row.kind === 'new') return <p className={styles.new}>{text('chat.new-from-here')}</p>
  if (row.kind === 'pending') return <PendingBubble pending={row.pending} onDrop={() => onDrop(row.pending)} />
  const { message, follows } = row
  return (
    <Bubble
      talk={talk}
      message={message}
      follows={follows}
      isTarget={message.seq === target}
      onReply={() => onReply(message)}
      onGo={onGo}
    />
  )
}

/** One polite sentence for each new message of others; what is scrolled into sight is not said. */
function Announcement({ state }: { state: ThreadState }) {
  const last = state.messages.at(-1)
  const [from] = useState(last?.seq ?? 0)
  const says = last && last.seq > from && !last.mine && isAtEnd(state) ? `${last.author.name}: ${last.text}` : ''
  return (
    <p role="status" className="sr-only">
      {says}
    </p>
  )
}

type Scrolling = Pick<Props, 'rows' | 'state' | 'thread' | 'target'> & {
  box: React.RefObject<HTMLDivElement | null>
  list: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>
}

/** Keeps the end in sight for whoever reads it, the place for whoever reads above, and fetches what lies on. */
function useScrolling({ box, rows, state, thread, target, list }: Scrolling) {
  const [atEnd, setAtEnd] = useState(target === undefined)
  const first = state.messages[0]?.seq ?? 0
  const seen = useRef({ first, size: 0, settled: false })

  const settle = useEffectEvent(() => {
    const node = box.current
    if (!node || rows.length === 0) return
    const before = seen.current
    const size = list.getTotalSize()
    if (!before.settled) {
      const at =
        target === undefined ? -1 : rows.findIndex((row) => row.kind === 'message' && row.message.seq === target)
      list.scrollToIndex(at >= 0 ? at : rows.length - 1, { align: at >= 0 ? 'start' : 'end' })
    } else if (first < before.first) node.scrollTop += size - before.size
    else if (atEnd) list.scrollToIndex(rows.length - 1, { align: 'end' })
    seen.current = { first, size, settled: true }
  })
  useLayoutEffect(() => settle(), [rows])
  const remember = useEffectEvent(() => {
    seen.current.size = list.getTotalSize()
    const node = box.current
    // What is not longer than its place is never scrolled: its end is in sight.
    if (node && node.scrollHeight <= node.clientHeight) setAtEnd(true)
  })
  useEffect(() => remember())

  const onScroll = () => {
    const node = box.current
    if (!node) return
    const below = node.scrollHeight - node.scrollTop - node.clientHeight
    setAtEnd(below < near)
    if (node.scrollTop < near && first > 1) void thread.older()
    if (below < near && !isAtEnd(state)) void thread.newer()
  }
  const toEnd = () => {
    setAtEnd(true)
    if (isAtEnd(state)) list.scrollToIndex(rows.length - 1, { align: 'end' })
    else void thread.toEnd()
  }
  return { atEnd, onScroll, toEnd }
}
