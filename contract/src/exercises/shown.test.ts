import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerless } from './answerless.ts'
import { type ExerciseDraft, split } from './draft.ts'
import { drafts } from './samples.ts'
import { ShownExercise } from './shown.ts'

/** The same exercise with another key: what was right is wrong, and it is explained otherwise. */
function rekeyed(draft: ExerciseDraft): ExerciseDraft {
  const explanation = 'no, because of this'
  switch (draft.type) {
    case 'single': {
      const right = draft.options.find(({ uuid }) => uuid !== draft.key.right)?.uuid ?? null
      return { ...draft, key: { explanation, right } }
    }
    case 'true-false':
      return { ...draft, key: { explanation, right: !draft.key.right } }
    case 'multiple': {
      const right = draft.options.map(({ uuid }) => uuid).toReversed()
      return { ...draft, key: { explanation, right: right.slice(0, draft.key.right.length) } }
    }
    case 'choose': {
      const right = draft.parts.map(({ uuid }) => uuid).toReversed()
      return { ...draft, key: { explanation, right: right.slice(0, draft.key.right.length) } }
    }
    case 'ordering':
      return { ...draft, key: { explanation, order: draft.key.order.toReversed() } }
    case 'short':
      return { ...draft, key: { ...draft.key, explanation, accepted: [{ text: 'Астана', share: 100 }] } }
    case 'open':
      return { ...draft, key: { explanation, descriptors: [] } }
    case 'matching':
    case 'gaps':
    case 'grouping': {
      const [from, to] = [Object.keys(draft.key.placed), Object.values(draft.key.placed).toReversed()]
      return { ...draft, key: { explanation, placed: Object.fromEntries(from.map((one, at) => [one, to[at] ?? ''])) } }
    }
  }
}

test('exercises that differ in their key alone are the same to a browser', () => {
  fc.assert(
    fc.property(drafts, fc.uuid(), (draft, seed) => {
      const other = rekeyed(draft)
      expect(other.key).not.toEqual(draft.key)
      expect(answerless(split(other).exercise, seed)).toEqual(answerless(split(draft).exercise, seed))
    }),
  )
})

test('what is shown is listed whole, and a key that came along stays behind', () => {
  fc.assert(
    fc.property(drafts, fc.uuid(), (draft, seed) => {
      const shown = answerless(split(draft).exercise, seed)
      expect(ShownExercise.parse(shown)).toEqual(shown)
      expect(ShownExercise.parse({ ...shown, key: draft.key, explanation: 'because' })).toEqual(shown)
    }),
  )
})
