import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { Message } from '@qalam/contract/chat/shapes.ts'
import type { Pending } from './pending.ts'

/** A line of the log: the head of a day, where the unread begins, a message, or one that has not arrived yet. */
export type ThreadRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: Message; follows: boolean }
  | { kind: 'pending'; key: string; pending: Pending }

/** Messages of one author within so many milliseconds stand together. */
const together = 5 * 60_000

/** The lines of a talk: days, where the unread begins, messages, and last what waits on this device. */
export function rowsOf(messages: readonly Message[], pending: readonly Pending[], readSeq: number): ThreadRow[] {
  const rows: ThreadRow[] = []
  let before: Message | null = null
  for (const message of messages) {
    const day = localDay(new Date(message.at))
    const isOtherDay = before === null || localDay(new Date(before.at)) !== day
    if (isOtherDay) rows.push({ kind: 'day', key: `day ${day}`, day })
    const isNew = message.seq === readSeq + 1 && !message.mine && readSeq > 0
    if (isNew) rows.push({ kind: 'new', key: 'new' })
    const follows = !isOtherDay && !isNew && before !== null && isTogether(before, message)
    rows.push({ kind: 'message', key: `m${message.seq}`, message, follows })
    before = message
  }
  return [...rows, ...pending.map((one): ThreadRow => ({ kind: 'pending', key: one.id, pending: one }))]
}

const isTogether = (one: Message, next: Message): boolean =>
  one.author.userId === next.author.userId && Date.parse(next.at) - Date.parse(one.at) < together
