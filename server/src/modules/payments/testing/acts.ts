import fc from 'fast-check'

/** What a sequence of money is made of: `lose` is a message that never comes, `die` a step that ends before its commit. */
const kinds = [
  'receive',
  'earn',
  'buy',
  'race',
  'again',
  'stale',
  'points',
  'trial',
  'order',
  'top-up',
  'tell',
  'tell-thrice',
  'lose',
  'drop',
  'refund',
  'cancel',
  'price-change',
  'die',
  'tend',
  'two-nodes',
  'wait',
] as const

export type Act = { kind: (typeof kinds)[number]; amount: number; days: number; which: number; months: 1 | 3 }

/** Some happen more often, so that there is something to give back, to repeat and to lose. */
const often = ['receive', 'receive', 'buy', 'order', 'tell', 'refund', 'tend', 'wait'] as const

export const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...kinds, ...often),
  amount: fc.integer({ min: 1, max: 160_000 }),
  days: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0.1, 2, 29.5)),
  which: fc.nat({ max: 40 }),
  months: fc.constantFrom(1 as const, 3 as const),
})
