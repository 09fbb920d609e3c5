import type { OrderShown } from '@qalam/contract/payments/api-paying.ts'
import { PaymentType } from '@qalam/contract/payments/shapes.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { say } from '#platform/http/errors.ts'
import type { PaymentDeps } from './desk.ts'
import type { ToPay } from './providers/provider.ts'
import { paymentsOfOrder } from './repository/messages.ts'
import { orderOf, type OrderRow } from './repository/orders.ts'
import { mailOf, nameOfOrder } from './views/orders.ts'

/** An order of the caller; anybody else's is not there. */
export async function ownOrder({ db, actor }: Context, uuid: string): Promise<OrderRow> {
  const order = found(await orderOf(db, uuid))
  return found(order.payer_id === actor.personId ? order : null)
}

export const returnAddress = (origin: string, uuid: string): string => `${origin}/api/v2/os/payment/return/${uuid}`

/** An order as its provider has to know it. */
export async function toPay(
  db: Db,
  { origin }: PaymentDeps,
  order: OrderRow,
  language: Language,
  phone: string | null = null,
): Promise<ToPay> {
  const name = await nameOfOrder(db, order.uuid)
  return {
    uuid: order.uuid,
    number: order.number ?? 0,
    price: Number(order.price),
    what: name?.[language] ?? say(language, 'payments.kind-receive'),
    language,
    email: await mailOf(db, order.payer_id),
    phone,
    externalId: order.external_id,
    links: {
      back: returnAddress(origin, order.uuid),
      post: (event) => `${origin}/api/v2/os/payment/callback/${order.provider}/${event}`,
    },
  }
}

/** An order as its payer sees it. */
export async function shownOrder(db: Db, order: OrderRow): Promise<OrderShown> {
  const payments = await paymentsOfOrder(db, order.uuid)
  return {
    uuid: order.uuid,
    number: order.number ?? 0,
    kind: kinds.find((kind) => kind === order.kind) ?? 'subscribe',
    state: states.find((state) => state === order.state) ?? 'failed',
    provider: PaymentType.parse(order.provider),
    price: Number(order.price),
    what: await nameOfOrder(db, order.uuid),
    at: order.created_at.toISOString(),
    asksCode: order.asks_code && order.state === 'sent',
    isExtra: payments.filter(({ state }) => state === 'booked').length > 1,
    url: null,
  }
}

const kinds = ['subscribe', 'top_up', 'item', 'bonus'] as const
const states = ['created', 'sent', 'held', 'paid', 'refunded', 'failed', 'expired'] as const
