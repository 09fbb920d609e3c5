import type { Message } from '@qalam/contract/chat/shapes.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { message } from '../samples.ts'
import { isAtEnd, joined, type Known, nothing } from './stretch.ts'

const stretch = (from: number, to: number, lastSeq = 100) => ({
  messages: Array.from({ length: Math.max(0, to - from + 1) }, (_, n): Message => message({ seq: from + n })),
  lastSeq,
})
const seqs = ({ messages }: Known) => messages.map(({ seq }) => seq)

test('whatever stretches come in whatever order, what is known has no hole and no number twice', () => {
  const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 15 })), { maxLength: 12 })
  fc.assert(
    fc.property(spans, (all) => {
      const known = all.reduce<Known>((so, [from, more]) => joined(so, stretch(from, from + more)), nothing)
      const numbers = seqs(known)
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
    }),
  )
})

test('a message that was changed takes the place of the old one', () => {
  const known = joined(nothing, stretch(1, 5, 5))
  const changed = { messages: [message({ seq: 3, text: 'Өзгерді' })], lastSeq: 5 }
  expect(joined(known, changed).messages.map(({ text }) => text)[2]).toBe('Өзгерді')
  expect(isAtEnd(joined(known, { messages: [], lastSeq: 6 }))).toBe(false)
})
