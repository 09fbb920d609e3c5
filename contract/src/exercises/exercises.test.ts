import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toNumber } from '../journal/ratio.ts'
import { ExerciseAnswer, fits, idsOf } from './answer.ts'
import { answerless, shownAgain, understood } from './answerless.ts'
import { type Exercise, ExerciseDraft, join, split } from './draft.ts'
import { faults } from './faults.ts'
import { drafts, rightAnswer } from './samples.ts'
import { score, total } from './score.ts'

const seeds = fc.uuid()

/** Any answer that an exercise can be given. */
const answersOf = (exercise: Exercise): fc.Arbitrary<ExerciseAnswer> => {
  const { from, to } = idsOf(exercise)
  const texts = fc.record({ text: fc.string({ maxLength: 40 }), files: fc.array(fc.uuid(), { maxLength: 0 }) })
  if (exercise.type === 'single') return fc.constantFrom(...from).map((id) => ({ id }))
  if (exercise.type === 'true-false') return fc.boolean().map((is) => ({ is }))
  if (exercise.type === 'short' || exercise.type === 'open') return texts
  if (to.length === 0) {
    const minLength = exercise.type === 'ordering' ? from.length : 0
    return fc.shuffledSubarray(from, { minLength }).map((ids) => ({ ids }))
  }
  return fc
    .subarray(from)
    .chain((some) => fc.tuple(...some.map((one) => fc.tuple(fc.constant(one), fc.constantFrom(...to)))))
    .map((pairs) => ({ pairs }))
}

test('a finished exercise has no faults, and parting it from its key loses nothing', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(faults(draft)).toEqual([])
      expect(ExerciseDraft.parse(draft)).toEqual(draft)
      expect(join(split(draft))).toEqual(draft)
    }),
  )
})

test('any answer scores between nothing and all points, and the key scores all', () => {
  const given = drafts.chain((draft) => fc.tuple(fc.constant(draft), answersOf(split(draft).exercise)))
  fc.assert(
    fc.property(given, ([draft, answer]) => {
      const { exercise, key } = split(draft)
      expect(fits(exercise, answer)).toBe(true)
      const points = score(exercise, key, answer)
      const best = score(exercise, key, rightAnswer(draft))
      if (draft.type === 'open') {
        expect([points, best]).toEqual([null, null])
        return
      }
      expect(points && toNumber(points)).toBeGreaterThanOrEqual(0)
      expect(points && toNumber(points)).toBeLessThanOrEqual(draft.points)
      expect(best && toNumber(best)).toBe(draft.points)
      expect(total([score(exercise, key, null) ?? { n: 1n, d: 1n }])).toBe(0)
    }),
  )
})

/** The same exercise with its lists stored in another order, where the order is not the text itself. */
const turned = (exercise: Exercise): Exercise => {
  if (exercise.type === 'single' || exercise.type === 'multiple' || exercise.type === 'gaps')
    return { ...exercise, options: exercise.options.toReversed() }
  if (exercise.type === 'matching') return { ...exercise, right: exercise.right.toReversed() }
  if (exercise.type === 'ordering' || exercise.type === 'grouping')
    return { ...exercise, items: exercise.items.toReversed() }
  return exercise
}

test('what a browser gets holds no stored uuid of an option, nothing of the key, and not the stored order', () => {
  fc.assert(
    fc.property(drafts, seeds, (draft, seed) => {
      const { exercise } = split(draft)
      const shown = answerless(exercise, seed)
      const text = JSON.stringify(shown)
      const { from, to } = idsOf(exercise)
      for (const uuid of [...from, ...to]) expect(text.replace(exercise.uuid, '')).not.toContain(uuid)
      for (const word of ['"key"', 'explanation', 'because', 'descriptors', 'accepted', 'placed', 'Алматы'])
        expect(text).not.toContain(word)
      expect(answerless(turned(exercise), seed)).toEqual(shown)
    }),
  )
})

test('an answer under the ids of an attempt is the same answer under the stored ones', () => {
  const shuffled = (draft: ExerciseDraft, seed: string): ExerciseAnswer => {
    const ids = new Map<string, string>()
    const { exercise } = split(draft)
    // Texts of options tell which is which here; pairs of lists are told apart by their place.
    const note = (stored: readonly { uuid: string }[], shown: readonly { id: string }[], sameOrder: boolean) =>
      stored.forEach((one, at) => {
        const same = (other: { id: string }) => 'text' in one && 'text' in other && one.text === other.text
        ids.set(one.uuid, (sameOrder ? shown[at] : shown.find(same))?.id ?? '')
      })
    const shown = answerless(exercise, seed)
    if ('options' in exercise && 'options' in shown) note(exercise.options, shown.options as never, false)
    if ('items' in exercise && 'items' in shown) note(exercise.items, shown.items as never, false)
    if ('right' in exercise && 'right' in shown) note(exercise.right, shown.right as never, false)
    for (const name of ['left', 'gaps', 'groups', 'parts'] as const)
      note((exercise as never)[name] ?? [], (shown as never)[name] ?? [], true)
    const swap = (id: string) => ids.get(id) ?? id
    const answer = rightAnswer(draft)
    if (answer === null) return null
    if ('id' in answer) return { id: swap(answer.id) }
    if ('ids' in answer) return { ids: answer.ids.map(swap) }
    return 'pairs' in answer ? { pairs: answer.pairs.map(([a, b]) => [swap(a), swap(b)]) } : answer
  }
  fc.assert(
    fc.property(drafts, seeds, (draft, seed) => {
      const sent = ExerciseAnswer.parse(shuffled(draft, seed))
      expect(understood(split(draft).exercise, seed, sent)).toEqual(ExerciseAnswer.parse(rightAnswer(draft)))
      expect(shownAgain(seed, ExerciseAnswer.parse(rightAnswer(draft)))).toEqual(sent)
    }),
  )
})

test('an unknown option, one chosen twice and an answer of another type are no answers', () => {
  fc.assert(
    fc.property(drafts, seeds, (draft, seed) => {
      const { exercise } = split(draft)
      expect(understood(exercise, seed, { id: 'unknown' })).toBeUndefined()
      expect(understood(exercise, seed, { ids: ['a', 'a'] })).toBeUndefined()
      expect(understood(exercise, seed, null)).toBeNull()
    }),
  )
})
