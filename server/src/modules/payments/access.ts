import { randomUUID } from 'node:crypto'
import type { payments } from '@qalam/contract/payments/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

const order = (beneficiaryId: number, productId: number) => ({ uuid: randomUUID(), productId, beneficiaryId })

export const access: Access<typeof payments> = {
  showcase: none,
  active: none,
  balance: none,
  transactions: none,
  transactionsFile: none,
  subscribe: {
    of: 'caller',
    ask: () => ({ body: { ...order(2_147_483_647, 1), period: 1, price: 50_000 } }),
    then: 'not-found',
  },
  trial: { of: 'caller', ask: () => ({ body: order(2_147_483_647, 1) }), then: 'not-found' },
  unsubscribe: { of: 'caller', ask: () => ({ body: { id: 2_147_483_647 } }), then: 'not-found' },
}
