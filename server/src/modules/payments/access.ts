import { randomUUID } from 'node:crypto'
import type { payments } from '@qalam/contract/payments/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

const nobody = 2_147_483_647
const order = (productId: number) => ({ uuid: randomUUID(), productId, beneficiaryId: nobody })
/** An order, a thing or a person that is not there: whoever may call is told so. */
const missing = (ask: () => object) => ({ of: 'caller' as const, ask, then: 'not-found' })
const ofOrder = (more: object = {}) => missing(() => ({ params: { uuid: randomUUID() }, ...more }))
const piece = () => ({ body: { uuid: randomUUID(), courseId: nobody, price: 600_000 } })
const toBank = { of: 'caller' as const }

export const access: Access<typeof payments> = {
  showcase: none,
  active: none,
  balance: none,
  transactions: none,
  transactionsFile: none,
  subscribe: missing(() => ({ body: { ...order(1), period: 1, price: 50_000 } })),
  trial: missing(() => ({ body: order(1) })),
  unsubscribe: missing(() => ({ params: { type: 'balance' }, body: { id: nobody } })),

  paymentInfo: none,
  pay: missing(() => ({ params: { type: 'bonus_wallet' }, body: { ...order(1), period: 1, price: 50_000 } })),
  topUp: { of: 'caller', ask: () => ({ body: { uuid: randomUUID(), amount: 500 } }), then: 'payments.not-by-this' },
  payCourse: missing(piece),
  payCertification: missing(piece),
  courseItem: missing(() => ({ params: { id: nobody } })),
  certificationItem: missing(() => ({ params: { id: nobody } })),
  orders: none,
  order: ofOrder(),
  confirmCode: ofOrder({ body: { code: '12345' } }),
  resendCode: ofOrder(),
  dropOrder: ofOrder(),
  receipt: ofOrder(),

  callback: {
    ...toBank,
    ask: () => ({ params: { provider: 'bank_card', event: 'post' }, body: { raw: '', type: '' } }),
  },
  inbound: { ...toBank, ask: () => ({ params: { type: 'terminal', form: 'json' } }) },
  page: ofOrder(),
  pageScript: none,
  back: ofOrder(),
  backByForm: ofOrder({ body: { raw: '', type: '' } }),

  catalog: none,
  bonusHistory: none,
  bonusOrder: missing(() => ({ body: { uuid: randomUUID(), id: 1, points: 500, beneficiaryId: nobody, terms: true } })),

  seats: none,
  seatHistory: none,
  giveSeat: { ask: (school) => ({ body: { userId: school.people.teacher.userId } }), then: 'payments.seats-missing' },
  takeSeat: { ask: (school) => ({ body: { userId: school.people.teacher.userId } }) },
}
