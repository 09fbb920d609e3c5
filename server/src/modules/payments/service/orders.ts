import type { payments } from '@qalam/contract/payments/api.ts'
import { accessChanged } from '@qalam/contract/payments/events.ts'
import { notByThis, orderTaken, priceChanged, trialUsed } from '@qalam/contract/payments/problems.ts'
import { daysOf, tenge } from '@qalam/contract/payments/rules.ts'
import type { PaymentType, Product } from '@qalam/contract/payments/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { schools } from '#modules/schools/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse, orRunAgain } from '#platform/db/violations.ts'
import { audienceOf } from '../policy.ts'
import { ownSubscription, presentEnd, setStatus } from '../repository/access.ts'
import { holdBalance } from '../repository/books.ts'
import { type NewOrder, orderOf, type OrderRow, storeOrder } from '../repository/orders.ts'
import { soldTo } from '../repository/products.ts'
import { mayPayFor, schoolOf } from '../views/people.ts'
import { giveTrial, payFromBalance } from './settle.ts'

export type PurchaseDraft = Parsed<typeof payments.subscribe>['body']

/** The product, where it is sold to the caller and the one it is for is the caller or a child; else 404. */
async function sold({ db, actor }: Context, productId: number, beneficiaryId: number): Promise<Product> {
  found((await mayPayFor(db, actor, beneficiaryId)) || null)
  const schoolId = await schoolOf(db, beneficiaryId)
  if (schoolId !== null) await schools.refuseClosed(db, schoolId)
  const products = await soldTo(db, audienceOf(actor))
  return found(products.find(({ id }) => id === productId))
}

/** A wallet of a bank pays for one month alone (V-PAY2-1); some products are paid in one way alone. */
export const isPaidBy = ({ providers }: Product, type: PaymentType, months: number): boolean =>
  (providers === null ? type !== 'operator_billing' : providers.includes(type)) &&
  (type !== 'bank_wallet' || months <= 1)

/** An order for a product as it would be stored: everything that it froze. The price that was shown has to be the price. */
export async function wantedProduct(context: Context, draft: PurchaseDraft, type: PaymentType): Promise<NewOrder> {
  const { actor } = context
  const product = await sold(context, draft.productId, draft.beneficiaryId)
  if (!isPaidBy(product, type, draft.period)) throw notByThis()
  const { price } = found(product.listPeriod.find(({ period }) => period === draft.period))
  if (price !== draft.price) throw priceChanged({ price: tenge(price) })
  return {
    uuid: draft.uuid,
    kind: 'subscribe',
    product_id: product.id,
    months: draft.period,
    days: daysOf(draft.period, product.days),
    price,
    provider: type,
    payer_id: actor.personId,
    payer_user_id: actor.userId,
    beneficiary_id: draft.beneficiaryId,
    school_id: product.type === 'teacher_school' ? found(actor.schoolId) : null,
  }
}

/** The same order again; with other content, or somebody else's, it is refused. */
export async function orderedBefore(
  { db, actor }: Context,
  uuid: string,
  same: Partial<OrderRow>,
): Promise<OrderRow | null> {
  const known = await orderOf(db, uuid)
  if (!known) return null
  const isSame =
    known.payer_id === actor.personId && Object.entries(same).every(([name, value]) => isEqual(known, name, value))
  if (!isSame) throw orderTaken()
  return known
}

const isEqual = (row: OrderRow, name: string, value: unknown): boolean =>
  String(Reflect.get(row, name)) === String(value)

export const sameProduct = (draft: PurchaseDraft, type: PaymentType) => ({
  provider: type,
  product_id: draft.productId,
  months: draft.period,
  price: draft.price,
  beneficiary_id: draft.beneficiaryId,
})

/** Keeps an order; one that came at the same moment is seen when this runs again. */
export const keepOrder = (context: Context, order: NewOrder): Promise<OrderRow> =>
  storeOrder(context.db, order, context.now)
    .catch(orRefuse('money_order_one_trial', trialUsed()))
    .catch(orRunAgain('money_order_pkey'))

/** Pays from the balance in one transaction: the order, the transfer, the points and the access stand or fall together. */
export async function subscribe(
  context: Context,
  draft: PurchaseDraft,
): Promise<{ status: 'success' | 'reject_no_balance'; missing: number }> {
  const balance = await holdBalance(context.db, context.actor.personId, 'KZT')
  if (await orderedBefore(context, draft.uuid, sameProduct(draft, 'balance'))) return { status: 'success', missing: 0 }
  const wanted = await wantedProduct(context, draft, 'balance')
  if (balance < draft.price) return { status: 'reject_no_balance', missing: draft.price - balance }
  await payFromBalance(context, await keepOrder(context, wanted))
  return { status: 'success', missing: 0 }
}

/** Begins a trial, once a person and product. */
export async function trial(context: Context, draft: Parsed<typeof payments.trial>['body']): Promise<{}> {
  const { db, actor, now } = context
  const { uuid, productId, beneficiaryId } = draft
  const product = await sold(context, productId, beneficiaryId)
  const same = { is_trial: true, product_id: productId, beneficiary_id: beneficiaryId }
  if (await orderedBefore(context, uuid, same)) return {}
  // A trial is for who has nothing: it never makes what is paid a trial.
  const end = await presentEnd(db, beneficiaryId, product.type)
  if (product.trialDays === 0 || (end !== null && end > now)) throw trialUsed()
  const order = await keepOrder(context, {
    uuid,
    kind: 'subscribe',
    product_id: productId,
    months: 0,
    days: product.trialDays,
    price: 0,
    payer_id: actor.personId,
    payer_user_id: actor.userId,
    beneficiary_id: beneficiaryId,
    is_trial: true,
  })
  await giveTrial(context, order)
  return {}
}

/** Cancelled, it stays open to its end. A school's is cancelled by whoever may pay for the school. */
export async function unsubscribe(context: Context, id: number): Promise<{}> {
  const { db, actor } = context
  const { user_id, school_id, status } = found(await ownSubscription(db, id))
  const mayCancel =
    user_id === null ? actor.role === 'director' && actor.schoolId === school_id : await mayPayFor(db, actor, user_id)
  found(mayCancel || null)
  const next = { trial: 'trial-canceled', active: 'canceledActive' }[status]
  if (!next) return {}
  await setStatus(db, id, next)
  context.announce(accessChanged, null, { userId: user_id ?? actor.userId })
  return {}
}
