import type { payments } from '@qalam/contract/payments/api.ts'
import type { Item, Paid } from '@qalam/contract/payments/api-paying.ts'
import { priceChanged } from '@qalam/contract/payments/problems.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { Name } from '@qalam/contract/payments/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentDeps } from '../desk.ts'
import { isForStaff } from '../policy.ts'
import { itemOf } from '../repository/products.ts'
import { ownsItem } from '../views/orders.ts'
import { payItem } from './pay.ts'

type Kind = Item['kind']

/** What is sold by the piece, and whether the caller has it. */
export async function item({ db, actor }: Context, kind: Kind, id: number): Promise<Item> {
  const { name, price } = found(await itemOf(db, kind, id))
  return { kind, id, name: Name.parse(name), price: Number(price), isOwned: await ownsItem(db, actor.userId, kind, id) }
}

/** Buys it for oneself at the price that was shown; what one has is not bought again. */
export async function buy(
  desk: PaymentDeps,
  context: Context,
  kind: Kind,
  { uuid, courseId, price, type }: Parsed<typeof payments.payCourse>['body'],
): Promise<Paid> {
  const { personId, userId } = context.actor
  // A certification is a teacher's; a course may be anybody's.
  found(kind === 'course' || isForStaff(context.actor) || null)
  const sold = await item(context, kind, courseId)
  if (sold.isOwned) return { status: 'success', missing: 0, url: null, token: null }
  if (sold.price !== price) throw priceChanged({ price: tenge(sold.price) })
  const order = {
    ...{ uuid, kind: 'item', item_kind: kind, item_id: courseId, price, provider: type, months: 0 },
    ...{ payer_id: personId, payer_user_id: userId, beneficiary_id: userId },
  }
  return payItem(desk, context, order, type)
}
