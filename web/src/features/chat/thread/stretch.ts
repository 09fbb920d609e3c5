import type { Message, Stretch } from '@qalam/contract/chat/shapes.ts'

/** What is known of a talk: messages without a hole between them, and the last number there is. */
export type Known = { messages: readonly Message[]; lastSeq: number }

export const nothing: Known = { messages: [], lastSeq: 0 }

export const firstOf = ({ messages }: Known): number => messages[0]?.seq ?? 0
export const lastOf = ({ messages }: Known): number => messages.at(-1)?.seq ?? 0

/** Whether the latest message is among those that are known. */
export const isAtEnd = (known: Known): boolean => lastOf(known) >= known.lastSeq

/**
 * What is known after another stretch came. One that touches what is known joins it, and its messages replace those of the
 * same numbers; one that lies apart takes its place, since numbers have no holes and a gap would hide messages.
 */
export function joined(known: Known, { messages, lastSeq }: Stretch): Known {
  const last = Math.max(known.lastSeq, lastSeq)
  const [first] = messages
  const end = messages.at(-1)
  if (!first || !end) return { ...known, lastSeq: last }
  if (known.messages.length === 0 || first.seq > lastOf(known) + 1 || end.seq < firstOf(known) - 1)
    return { messages, lastSeq: last }
  const before = known.messages.filter(({ seq }) => seq < first.seq)
  const after = known.messages.filter(({ seq }) => seq > end.seq)
  return { messages: [...before, ...messages, ...after], lastSeq: last }
}
