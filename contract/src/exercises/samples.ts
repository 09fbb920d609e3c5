import fc from 'fast-check'
import type { ExerciseAnswer } from './answer.ts'
import type { ExerciseDraft, ExerciseType } from './draft.ts'

const lists = (minLength: number) =>
  fc
    .uniqueArray(fc.uuid({ version: 4 }), { minLength, maxLength: 8 })
    .map((uuids) => uuids.map((uuid, at) => ({ uuid, text: `option ${at}` })))
const head = { uuid: fc.uuid(), prompt: fc.constant('Which?'), points: fc.integer({ min: 1, max: 20 }) }
const explanation = fc.constant('because')
const some = (uuids: string[]) => fc.subarray(uuids, { minLength: 1 })
const ids = (list: readonly { uuid: string }[]) => list.map(({ uuid }) => uuid)
const is = <const T>(value: T) => fc.constant(value)

const single = lists(2).chain((options) =>
  fc.record({
    ...head,
    type: is('single'),
    options: fc.constant(options),
    key: fc.record({ explanation, right: fc.constantFrom(...ids(options)) }),
  }),
)
const trueFalse = fc.record({ ...head, type: is('true-false'), key: fc.record({ explanation, right: fc.boolean() }) })
const multiple = lists(2).chain((options) =>
  fc.record({
    ...head,
    type: is('multiple'),
    options: fc.constant(options),
    most: fc.constantFrom(null, 8),
    scoring: fc.constantFrom('whole', 'partial', 'ent'),
    key: fc.record({ explanation, right: some(ids(options)) }),
  }),
)
/** Everything of the first list goes somewhere into the second. */
const placing = fc
  .tuple(lists(1), lists(2))
  .chain(([from, to]) =>
    fc
      .array(fc.constantFrom(...ids(to)), { minLength: from.length, maxLength: from.length })
      .map((at) => ({ from, to, placed: Object.fromEntries(ids(from).map((one, i) => [one, at[i] ?? ''])) })),
  )
const matching = placing.chain(({ from, to, placed }) =>
  fc.record({
    ...head,
    type: is('matching'),
    left: fc.constant(from),
    right: fc.constant(to),
    key: fc.record({ explanation, placed: fc.constant(placed) }),
  }),
)
const gaps = placing.chain(({ from, to, placed }) =>
  fc.record({
    ...head,
    type: is('gaps'),
    gaps: fc.constant(ids(from).map((uuid) => ({ uuid, before: 'and ' }))),
    after: fc.constant('.'),
    options: fc.constant(to),
    key: fc.record({ explanation, placed: fc.constant(placed) }),
  }),
)
const grouping = placing.chain(({ from, to, placed }) =>
  fc.record({
    ...head,
    type: is('grouping'),
    items: fc.constant(from),
    groups: fc.constant(to),
    key: fc.record({ explanation, placed: fc.constant(placed) }),
  }),
)
const ordering = lists(2).chain((items) =>
  fc.record({
    ...head,
    type: is('ordering'),
    items: fc.constant(items),
    scoring: fc.constantFrom('whole', 'partial'),
    key: fc.record({
      explanation,
      order: fc.shuffledSubarray(ids(items), { minLength: items.length, maxLength: items.length }),
    }),
  }),
)
const choose = lists(2).chain((parts) =>
  fc.record({
    ...head,
    type: is('choose'),
    parts: fc.constant(parts.map((one) => ({ ...one, choice: true }))),
    key: fc.record({ explanation, right: some(ids(parts)) }),
  }),
)
const short = fc.record({
  ...head,
  type: is('short'),
  numeric: is(false),
  key: fc.record({
    explanation,
    accepted: is([
      { text: 'Алматы', share: 100 },
      { text: 'Верный', share: 50 },
    ]).map((list) => [...list]),
    typo: fc.boolean(),
    tolerance: is('0'),
    units: fc.array(fc.string(), { maxLength: 0 }),
  }),
})
const open = fc.record({ ...head, type: is('open'), files: fc.boolean(), uuid: fc.uuid() }).chain((one) =>
  lists(1).map(([first]) => ({
    ...one,
    key: { explanation: 'because', descriptors: first ? [{ ...first, points: one.points }] : [] },
  })),
)

/** Finished exercises by type: one that has none does not compile, so that scoring and exchange are tried with each. */
const byType: Record<ExerciseType, fc.Arbitrary<ExerciseDraft>> = {
  single,
  'true-false': trueFalse,
  multiple,
  matching,
  gaps,
  grouping,
  ordering,
  choose,
  short,
  open,
}
/** Exercises of every type, finished. */
export const drafts: fc.Arbitrary<ExerciseDraft> = fc.oneof(...Object.values(byType))

/** The answer that the key asks for. */
export function rightAnswer({ type, key }: ExerciseDraft): ExerciseAnswer {
  if (type === 'single') return { id: key.right ?? '' }
  if (type === 'true-false') return { is: key.right ?? false }
  if (type === 'short') return { text: key.accepted[0]?.text ?? '', files: [] }
  if (type === 'open') return { text: 'mine', files: [] }
  if (type === 'ordering') return { ids: key.order }
  if (type === 'multiple' || type === 'choose') return { ids: key.right }
  return { pairs: Object.entries(key.placed) }
}

/** One draft for a number, the same each time: for properties of other packages. */
export const draftOf = (seed: number): ExerciseDraft => {
  const [draft] = fc.sample(drafts, { seed, numRuns: 1 })
  if (!draft) throw new Error('A sample has one draft.')
  return draft
}
