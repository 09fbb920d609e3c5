import fc from 'fast-check'
import { expect, test } from 'vitest'
import { run } from './testing/run.ts'
import { arbitraryTask } from './testing/schools.ts'
import { countedByHand } from './testing/score.ts'

test('the score of a week is what counting its lessons by hand gives', () => {
  fc.assert(
    fc.property(arbitraryTask, fc.nat(), (task, seed) => {
      const { slots, score } = run(task, { seed })
      expect(score).toMatchObject(countedByHand(task, slots))
    }),
    { numRuns: 200 },
  )
})
