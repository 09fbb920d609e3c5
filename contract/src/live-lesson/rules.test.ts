import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersTo, answerUntil, checkKinds, isAnswerTo, secondsFor, standingOf } from './rules.ts'

const moments = fc.integer({ min: 0, max: 300_000 })
const checks = fc.constantFrom(...checkKinds)

test('at every moment a student is exactly one thing, and once it is over nobody is waited for', () => {
  fc.assert(
    fc.property(checks, fc.option(moments), moments, fc.boolean(), (kind, reachedAt, now, isOver) => {
      const window = { kind, reachUntil: secondsFor[kind] * 1000, isOver, now }
      const standing = standingOf({ answer: null, reachedAt }, window)
      if (isOver) expect(standing).toBe(reachedAt === null ? 'not-reached' : 'no-answer')
      if (standing === 'no-answer') expect(reachedAt).not.toBeNull()
      if (standing === 'not-reached') expect(reachedAt).toBeNull()
      for (const answer of answersTo[kind]) expect(standingOf({ answer, reachedAt: 0 }, window)).toBe(answer)
    }),
  )
})

test('whoever was waited for and gave no answer is never waited for again', () => {
  fc.assert(
    fc.property(checks, fc.option(moments), moments, moments, (kind, reachedAt, now, more) => {
      const at = (moment: number) =>
        standingOf(
          { answer: null, reachedAt },
          { kind, reachUntil: secondsFor[kind] * 1000, isOver: false, now: moment },
        )
      if (at(now) !== 'waiting') expect(at(now + more)).toBe(at(now))
    }),
  )
})

test('a student has fifteen seconds from when the question came, whenever that was', () => {
  const window = { kind: 'presence', reachUntil: 15_000, isOver: false } as const
  expect(answerUntil('presence', 9_000)).toBe(24_000)
  expect(standingOf({ answer: null, reachedAt: 9_000 }, { ...window, now: 23_999 })).toBe('waiting')
  expect(standingOf({ answer: null, reachedAt: 9_000 }, { ...window, now: 24_000 })).toBe('no-answer')
})

test('an answer belongs to its own kind', () => {
  expect(isAnswerTo('presence', 'here')).toBe(true)
  expect(isAnswerTo('presence', 'good')).toBe(false)
  expect(isAnswerTo('reflection', 'bad')).toBe(true)
})
