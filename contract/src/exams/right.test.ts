import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf } from '../exercises/answer.ts'
import { split } from '../exercises/draft.ts'
import { drafts } from '../exercises/samples.ts'
import { keyFrom, rightAnswer } from './right.ts'

test('the key that the right answer stands for is the key itself', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { exercise, key } = split(draft)
      const { from, to } = idsOf(exercise)
      const same = new Map([...from, ...to].map((uuid) => [uuid, uuid]))
      const answer =
        key.type === 'short'
          ? { text: key.accepted.map(({ text }) => text).join('\n'), files: [] }
          : rightAnswer(key, same)
      expect(keyFrom(key, answer)).toEqual(key)
    }),
  )
})
