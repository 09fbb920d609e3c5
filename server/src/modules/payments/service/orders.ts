import { randomUUID } from 'node:crypto'
import type { payments } from '@qalam/contract/payments/api.ts'
import { accessChanged } from '@qalam/contract/payments/events.ts'
import { orderTaken, priceChanged, trialUsed } from '@qalam/contract/payments/problems.ts'
import { accessAfter, daysOfMonth, pointsFor, tenge } from '@qalam/contract/payments/rules.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { book, holdBalance } from '../repository-books.ts'
import { audienceOf } from '../policy.ts'
import * as repository from '../repository-orders.ts'
import { soldTo } from '../repository-products.ts'
import { mayPayFor } from '../views-people.ts'

type Draft = Parsed<typeof payments.subscribe>['body']

/** The product, where it is sold to the caller and the one it is for is the caller or a child; else 404. */
async function sold({ db, actor }: Context, productId: number, beneficiaryId: number) {
  found((await mayPayFor(db, actor, beneficiaryId)) || null)
  const products = await soldTo(db, audienceOf(actor))
  return found(products.find(({ id }) => id === productId))
}

/** Pays from the balance in one transaction: the order, the transfer, the points and the access stand or fall together. */
export async function subscribe(
  context: Context,
  draft: Draft,
): Promise<{ status: 'success' | 'reject_no_balance'; missing: number }> {
  const { db, actor, now } = context
  const product = await sold(context, draft.productId, draft.beneficiaryId)
  const { personId } = actor
  const balance = await holdBalance(db, personId, 'KZT')
  const known = await repository.orderOf(db, draft.uuid)
  if (known) {
    if (!isSame(known, draft, personId)) throw orderTaken()
    return { status: 'success', missing: 0 }
  }
  const { price } = found(product.listPeriod.find(({ period }) => period === draft.period))
  if (price !== draft.price) throw priceChanged({ price: tenge(price) })
  if (balance < price) return { status: 'reject_no_balance', missing: price - balance }

  await open(context, draft, product.type, { days: draft.period * daysOfMonth, months: draft.period, price })
  const points = pointsFor(price)
  const account = { personId }
  await book(db, {
    uuid: randomUUID(),
    kind: 'buy',
    orderUuid: draft.uuid,
    at: now,
    sides: [
      { account, currency: 'KZT', amount: -price },
      { account: { name: 'sales' }, currency: 'KZT', amount: price },
      { account, currency: 'PTS', amount: points },
      { account: { name: 'bonus' }, currency: 'PTS', amount: -points },
    ],
  })
  return { status: 'success', missing: 0 }
}

type Known = NonNullable<Awaited<ReturnType<typeof repository.orderOf>>>
const isSame = (known: Known, draft: Draft, personId: number) =>
  known.payer_id === personId &&
  known.beneficiary_id === draft.beneficiaryId &&
  known.product_id === draft.productId &&
  known.months === draft.period &&
  known.price === draft.price

/** Begins a trial, once a person and product. */
export async function trial(context: Context, draft: Parsed<typeof payments.trial>['body']): Promise<{}> {
  const product = await sold(context, draft.productId, draft.beneficiaryId)
  const known = await repository.orderOf(context.db, draft.uuid)
  if (known) {
    const isMine = known.is_trial && known.payer_id === context.actor.personId
    if (!isMine || known.beneficiary_id !== draft.beneficiaryId || known.product_id !== product.id) throw orderTaken()
    return {}
  }
  if (product.trialDays === 0) throw trialUsed()
  await open(context, draft, product.type, { days: product.trialDays, months: 0, price: 0 })
  return {}
}

type Bought = { days: number; months: number; price: number }

async function open(
  context: Context,
  { uuid, productId, beneficiaryId }: Pick<Draft, 'uuid' | 'productId' | 'beneficiaryId'>,
  type: string,
  { days, months, price }: Bought,
): Promise<void> {
  const { db, actor, now } = context
  await repository.holdBeneficiary(db, beneficiaryId)
  const isTrial = price === 0
  const end = await repository.presentEnd(db, beneficiaryId, type)
  // A trial is for who has nothing: it never makes what is paid a trial.
  if (isTrial && end !== null && end > now) throw trialUsed()
  const { from, until } = accessAfter(now, end, days)
  const order = {
    uuid,
    product_id: productId,
    months,
    price,
    payer_id: actor.personId,
    beneficiary_id: beneficiaryId,
    is_trial: isTrial,
    opens_from: from,
    opens_until: until,
  }
  await repository
    .storePaid(db, order, now)
    .catch(orRefuse('money_order_one_trial', trialUsed()))
    .catch(orRefuse('money_order_pkey', orderTaken()))
  await repository.openBy(db, order, type)
  context.announce(accessChanged, null, { userId: beneficiaryId })
}

/** Cancelled, it stays open to its end. */
export async function unsubscribe(context: Context, id: number): Promise<{}> {
  const { db, actor } = context
  const { user_id, status } = found(await repository.ownSubscription(db, id))
  const userId = found(user_id)
  found((await mayPayFor(db, actor, userId)) || null)
  const next = { trial: 'trial-canceled', active: 'canceledActive' }[status]
  if (!next) return {}
  await repository.setStatus(db, id, next)
  context.announce(accessChanged, null, { userId })
  return {}
}
