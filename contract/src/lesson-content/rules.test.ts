import fc from 'fast-check'
import { expect, test } from 'vitest'
import { split } from '../exercises/draft.ts'
import { drafts, rightAnswer } from '../exercises/samples.ts'
import { score } from '../exercises/score.ts'
import { hintFor, isClosed, shareOf, triesOf, verdictOf } from './rules.ts'

test('the answer of the key is right at the first try and closes the exercise; a hint to it has everything right', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { exercise, key } = split(draft)
      const answer = rightAnswer(draft)
      const verdict = verdictOf(exercise, score(exercise, key, answer))
      expect(verdict).toBe(draft.type === 'open' ? 'sent' : 'right')
      expect(isClosed(verdict, 1, triesOf(exercise))).toBe(true)
      const hint = hintFor(exercise, key, answer)
      if (hint) expect(hint).toEqual({ right: hint.of, of: hint.of, extra: 0 })
    }),
  )
})

test('one option of a choice always stays untried', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { exercise } = split(draft)
      if (exercise.type === 'single') expect(triesOf(exercise)).toBeLessThan(exercise.options.length)
      if (exercise.type === 'true-false') expect(triesOf(exercise)).toBe(1)
    }),
  )
})

test('the share is the whole when all is done and never before', () => {
  const counts = fc.record({
    pages: fc.integer({ min: 1, max: 60 }),
    exercises: fc.integer({ min: 0, max: 200 }),
    seen: fc.integer({ min: 0, max: 60 }),
    closed: fc.integer({ min: 0, max: 200 }),
  })
  fc.assert(
    fc.property(counts, ({ pages, exercises, ...done }) => {
      const seen = Math.min(pages, done.seen)
      const closed = Math.min(exercises, done.closed)
      const share = shareOf({ pages, exercises, seen, closed })
      expect(share === 100).toBe(seen === pages && closed === exercises)
    }),
  )
})
