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

type Some = Partial<Omit<Act, 'kind'>>
const act = (kind: Act['kind'], some: Some = {}): Act => ({
  kind,
  amount: 50_000,
  days: 1,
  which: 0,
  months: 1,
  ...some,
})
const wait = (days: number): Act => act('wait', { days })

/** Stories that chance seldom tells: what renews, runs out, is given back, comes late, twice or not at all. */
export const stories: readonly Act[][] = [
  [act('receive', { amount: 120_000 }), act('buy'), wait(29.5), act('tend'), wait(30), act('two-nodes'), wait(2)],
  [
    act('receive'),
    act('buy'),
    wait(29),
    act('tend'),
    wait(2),
    act('tend'),
    wait(4),
    act('tend'),
    act('receive'),
    act('buy'),
  ],
  [
    act('receive'),
    act('buy'),
    act('refund'),
    act('tend'),
    act('tend'),
    act('buy'),
    act('cancel'),
    wait(29.5),
    act('tend'),
  ],
  [
    act('receive', { amount: 135_000 }),
    act('buy', { months: 3 }),
    wait(2),
    act('refund'),
    act('refund'),
    act('refund'),
  ],
  [
    act('receive', { amount: 160_000 }),
    act('buy', { months: 3 }),
    wait(15),
    act('refund'),
    wait(70),
    act('tend'),
    act('again'),
  ],
  [act('order', { months: 3 }), act('tell'), act('refund', { which: 1 }), act('tend'), act('refund', { months: 3 })],
  [act('order'), act('tell'), act('refund', { which: 1 }), act('tend'), act('tell'), act('buy')],
  [
    act('order'),
    wait(2),
    act('tend'),
    act('tell'),
    act('tell-thrice'),
    act('top-up'),
    act('tell-thrice', { which: 1 }),
  ],
  [
    act('order'),
    act('drop'),
    act('tell'),
    act('tend'),
    act('buy'),
    act('order', { months: 3 }),
    act('lose'),
    act('tend'),
  ],
  [
    act('order'),
    act('lose'),
    act('two-nodes'),
    act('order'),
    act('lose', { which: 1 }),
    act('tell', { which: 1 }),
    act('tend'),
  ],
  [
    act('earn', { amount: 499 }),
    act('points'),
    act('earn', { amount: 498 }),
    act('points'),
    wait(29.5),
    act('tend'),
    act('tell'),
  ],
  [act('trial'), act('trial'), act('cancel'), act('receive'), act('buy'), wait(45), act('tend'), act('trial')],
  [
    act('receive', { amount: 100_000 }),
    act('race'),
    act('race'),
    act('refund', { which: 1 }),
    act('refund'),
    act('refund'),
  ],
  [
    act('receive', { amount: 150_000 }),
    act('buy'),
    act('price-change', { amount: 77 }),
    act('stale'),
    wait(29.5),
    act('tend'),
  ],
  [
    act('receive', { amount: 60_000 }),
    act('order'),
    ...[0, 1, 2, 3].map((which) => act('die', { which })),
    act('tell'),
  ],
  [
    act('receive'),
    act('buy'),
    ...[0, 1, 2, 3].map((which) => act('die', { which })),
    act('order'),
    act('buy'),
    act('tell'),
  ],
]
