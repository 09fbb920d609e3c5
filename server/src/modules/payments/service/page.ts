import { timingSafeEqual } from 'node:crypto'
import type { payments } from '@qalam/contract/payments/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { bare, type Bare } from '#platform/bare.ts'
import type { PaymentDeps } from '../desk.ts'
import { ProviderAway } from '../providers/provider.ts'
import { payingPage } from '../paying-page.ts'
import { orderOf } from '../repository/orders.ts'
import { receiptPaper } from '../receipt.ts'
import { receiptOf } from '../views/orders.ts'
import { ownOrder, toPay } from '../known.ts'
import { hashOf } from './pay.ts'

/** The token was handed out within this time (ms). */
const openFor = 30 * 60_000

/** The document of an order that waits to be paid, for whoever has its token. */
export async function page(
  desk: PaymentDeps,
  { db, now }: Context,
  { params, query }: Parsed<typeof payments.page>,
): Promise<Bare> {
  const order = found(await orderOf(db, params.uuid))
  const provider = [...desk.providers.values()].find(({ key }) => key === order.provider)
  const [given, right] = [Buffer.from(hashOf(query.token)), Buffer.from(order.token_hash ?? '')]
  found(given.length === right.length && timingSafeEqual(given, right) ? order : null)
  found(order.sent_at && now.getTime() - order.sent_at.getTime() < openFor ? order : null)
  if (!['sent', 'failed'].includes(order.state)) return back(params.uuid)
  const asked = await toPay(db, desk, order, query.lang)
  try {
    return payingPage(asked, await found(provider?.page)(asked), query.lang)
  } catch (failure) {
    // The bank gave no token: the order waits on the subscription page.
    if (failure instanceof ProviderAway) return back(params.uuid)
    throw failure
  }
}

/** On to the subscription page, which asks how the order stands: coming back proves nothing. */
export const back = (uuid: string): Bare =>
  bare('', { status: 303, headers: { location: `/profile/subscribe?order=${uuid}` } })

export async function receipt(context: Context, uuid: string) {
  const order = await ownOrder(context, uuid)
  allow(order.state === 'paid' || order.state === 'refunded')
  const row = found(await receiptOf(context.db, uuid))
  return {
    file: await receiptPaper(row, context.language),
    name: `receipt-${row.number ?? uuid}.pdf`,
    mime: 'application/pdf',
    inline: true,
  }
}
