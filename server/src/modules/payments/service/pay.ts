import { createHash, randomBytes } from 'node:crypto'
import type { payments } from '@qalam/contract/payments/api.ts'
import type { OrderShown, Paid } from '@qalam/contract/payments/api-paying.ts'
import {
  codesUsed,
  notByThis,
  orderDone,
  phoneEmpty,
  providerAway,
  providerRefused,
  wrongCode,
} from '@qalam/contract/payments/problems.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentDeps } from '../desk.ts'
import { type Confirmed, type Created, type Provider, ProviderAway } from '../providers/provider.ts'
import { holdBalance } from '../repository/books.ts'
import { type NewOrder, type OrderRow, setOrder, waitingOf } from '../repository/orders.ts'
import { ownOrder, shownOrder, toPay } from '../known.ts'
import { keepOrder, orderedBefore, sameProduct, wantedProduct } from './orders.ts'
import { failed, payFromBalance, payWithPoints } from './settle.ts'
import { settle } from './standing.ts'

const answer = (status: Paid['status'], more: Partial<Paid> = {}): Paid => ({
  status,
  missing: 0,
  url: null,
  token: null,
  ...more,
})

const providerOf = ({ providers }: PaymentDeps, type: PaymentType): Provider => {
  const provider = providers.get(type)
  if (!provider) throw notByThis()
  return provider
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A provider's answer, or the refusal that it is away: the order stays and can be paid later. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((failure: unknown) => {
    throw failure instanceof ProviderAway ? providerAway() : failure
  })
}

type PayInput = Parsed<typeof payments.pay>

/** Orders a product, and asks its provider for the payment (S-PAY-1). */
export async function pay(desk: PaymentDeps, context: Context, { params: { type }, body }: PayInput): Promise<Paid> {
  if (type === 'bonus_wallet') return payByPoints(context, body)
  const provider = providerOf(desk, type)
  const order = await context.change(async (inside) => {
    const known = await orderedBefore(inside, body.uuid, sameProduct(body, type))
    const phone = type === 'operator_billing' ? (body.phone ?? null) : null
    if (known) return fromPhone(inside, known, phone)
    return keepOrder(inside, { ...(await wantedProduct(inside, body, type)), phone })
  })
  return begin(desk, context, provider, order, body.phone ?? null)
}

/** Asked again from another phone, since the first had no money: it is the one that a renewal will ask too. */
async function fromPhone({ db }: Context, order: OrderRow, phone: string | null): Promise<OrderRow> {
  if (phone === null || order.phone === phone || !['created', 'sent', 'failed'].includes(order.state)) return order
  await setOrder(db, order.uuid, { phone })
  return { ...order, phone }
}

/** A point pays a tenge, rounded up. */
const inPoints = (price: number): number => Math.ceil(price / 100)

const payByPoints = (context: Context, draft: PayInput['body']): Promise<Paid> =>
  context.change(async (inside) => {
    const score = await holdBalance(inside.db, inside.actor.personId, 'PTS')
    const points = inPoints(draft.price)
    const same = { ...sameProduct(draft, 'bonus_wallet'), price: 0, points }
    if (await orderedBefore(inside, draft.uuid, same)) return answer('success')
    const wanted = await wantedProduct(inside, draft, 'bonus_wallet')
    if (score < points) return answer('reject_no_balance', { missing: (points - score) * 100 })
    await payWithPoints(inside, await keepOrder(inside, { ...wanted, kind: 'bonus', price: 0, points }))
    return answer('success')
  })

/** Tops up by bank card; the amount is in whole tenge (S-PAY-11). */
export async function topUp(
  desk: PaymentDeps,
  context: Context,
  { uuid, amount }: Parsed<typeof payments.topUp>['body'],
): Promise<Paid> {
  const provider = providerOf(desk, 'bank_card')
  const { personId, userId } = context.actor
  const price = amount * 100
  const order = await context.change(async (inside) => {
    const known = await orderedBefore(inside, uuid, { kind: 'top_up', price })
    const wanted: NewOrder = {
      ...{ uuid, kind: 'top_up', price, provider: 'bank_card', months: 0, payer_id: personId },
      payer_user_id: userId,
      beneficiary_id: userId,
    }
    return known ?? keepOrder(inside, wanted)
  })
  return begin(desk, context, provider, order, null)
}

type Piece = NewOrder & Pick<OrderRow, 'item_kind' | 'item_id'>

/** Buys by the piece, from the balance or by a provider. */
export async function payItem(desk: PaymentDeps, context: Context, order: Piece, type: PaymentType): Promise<Paid> {
  const same = { kind: 'item', item_kind: order.item_kind, item_id: order.item_id, price: order.price, provider: type }
  if (type === 'balance')
    return context.change(async (inside) => {
      await holdBalance(inside.db, inside.actor.personId, 'KZT')
      if (await orderedBefore(inside, order.uuid, same)) return answer('success')
      const balance = await holdBalance(inside.db, inside.actor.personId, 'KZT')
      const missing = Number(order.price) - balance
      if (missing > 0) return answer('reject_no_balance', { missing })
      await payFromBalance(inside, await keepOrder(inside, order))
      return answer('success')
    })
  const provider = providerOf(desk, type)
  const kept = await context.change(
    async (inside) => (await orderedBefore(inside, order.uuid, same)) ?? keepOrder(inside, order),
  )
  return begin(desk, context, provider, kept, null)
}

/** Commit, ask, commit: the page of ours, the provider's link, or the code to be typed. */
async function begin(
  desk: PaymentDeps,
  context: Context,
  provider: Provider,
  order: OrderRow,
  phone: string | null,
): Promise<Paid> {
  if (order.state === 'paid' || order.state === 'refunded') return answer('success')
  if (order.state === 'held') return answer('waiting')
  if (provider.page) return openPage(context, order)
  if (!provider.create) throw notByThis()
  const asked = await toPay(context.db, desk, order, context.language, phone)
  const created = await answered(provider.create(asked))
  await context.change((inside) => keepCreated(inside, order, created))
  return told(created)
}

const lasting = 32

/** The page is opened by a token that only this answer holds. */
async function openPage(context: Context, { uuid }: OrderRow): Promise<Paid> {
  const token = randomBytes(lasting).toString('base64url')
  await context.change(async ({ db, now }) => {
    await setOrder(db, uuid, { token_hash: hashOf(token), sent_at: now, state: 'sent', fault: null })
  })
  const url = `/api/v2/os/payment/page/${uuid}?token=${token}&lang=${context.language}`
  return answer('openLink', { url, token })
}

async function keepCreated(inside: Context, { uuid }: OrderRow, created: Created): Promise<void> {
  if (created.kind === 'no-money') return void (await failed(inside, uuid, 'no-money'))
  if (created.kind === 'refused') return void (await failed(inside, uuid, created.reason))
  const order = await ownOrder(inside, uuid)
  // A message may have come before this answer: what is paid stays paid.
  const isNew = ['created', 'failed', 'expired'].includes(order.state)
  await setOrder(inside.db, uuid, {
    external_id: created.externalId,
    sent_at: inside.now,
    asks_code: created.kind === 'code',
    ...(isNew && { state: 'sent', fault: null }),
  })
}

function told(created: Created): Paid {
  if (created.kind === 'no-money') throw phoneEmpty({ status: 2 })
  if (created.kind === 'refused') throw providerRefused({ reason: created.reason })
  if (created.kind === 'link') return answer('openLink', { url: created.url, token: created.token })
  return answer(created.kind === 'code' ? 'code' : 'waiting')
}

/** The code from the phone (KemPay); what it confirms is then asked for until it is paid. */
export async function confirmCode(desk: PaymentDeps, context: Context, uuid: string, code: string): Promise<Paid> {
  const order = await ownOrder(context, uuid)
  if (order.state === 'paid') return answer('success')
  const provider = providerOf(desk, 'operator_billing')
  if (order.provider !== provider.key || !provider.confirm || order.state !== 'sent') throw orderDone()
  const confirmed = await answered(provider.confirm(await toPay(context.db, desk, order, context.language), code))
  const refusal = refusals[confirmed.kind]
  if (refusal) {
    if (confirmed.kind !== 'wrong') await context.change((inside) => failed(inside, uuid, confirmed.kind))
    throw refusal()
  }
  await settle(desk, context.db, context.change, order, context.language)
  const { state } = await ownOrder(context, uuid)
  return answer(state === 'paid' ? 'success' : 'waiting')
}

const refusals: Record<Confirmed['kind'], (() => Error) | null> = {
  waiting: null,
  wrong: () => wrongCode(),
  'used-up': () => codesUsed(),
  'no-money': () => phoneEmpty({ status: 2 }),
}

export async function resendCode(desk: PaymentDeps, context: Context, uuid: string): Promise<{ canResend: boolean }> {
  const order = await ownOrder(context, uuid)
  const provider = providerOf(desk, 'operator_billing')
  if (order.provider !== provider.key || !provider.resend || order.state !== 'sent') throw orderDone()
  return answered(provider.resend(await toPay(context.db, desk, order, context.language)))
}

/** One order; its provider is asked about it as often as that one wants to be, and no more. */
export async function shown(desk: PaymentDeps, context: Context, uuid: string): Promise<OrderShown> {
  const order = await ownOrder(context, uuid)
  const provider = [...desk.providers.values()].find(({ key }) => key === order.provider)
  const waits = order.state === 'sent' || order.state === 'held'
  const rested = !order.asked_at || context.now.getTime() - order.asked_at.getTime() >= (provider?.interval ?? 0) * 1000
  if (waits && provider && rested) await settle(desk, context.db, context.change, order, context.language)
  return shownOrder(context.db, await ownOrder(context, uuid))
}

export async function waiting(context: Context): Promise<{ rows: OrderShown[] }> {
  const rows = await waitingOf(context.db, context.actor.personId)
  return { rows: await Promise.all(rows.map((row) => shownOrder(context.db, row))) }
}

/** Gives up what nobody has paid. */
export async function drop(context: Context, uuid: string): Promise<{}> {
  const order = await ownOrder(context, uuid)
  if (order.fault === 'dropped') return {}
  if (!['created', 'sent', 'failed', 'expired'].includes(order.state)) throw orderDone()
  await holdBalance(context.db, order.payer_id, 'KZT')
  const { state } = found(await ownOrder(context, uuid))
  if (state === 'paid' || state === 'held') throw orderDone()
  await setOrder(context.db, uuid, { state: 'failed', fault: 'dropped', token_hash: null })
  return {}
}
