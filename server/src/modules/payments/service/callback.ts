import type { payments } from '@qalam/contract/payments/api.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { bare, type Bare } from '#platform/bare.ts'
import type { PaymentDeps } from '../desk.ts'
import { type ProviderMessage, type Provider, ProviderAway } from '../providers/provider.ts'
import { keepMessage, paymentOf, storeFiscal, type MessageVerdict } from '../repository/messages.ts'
import { orderByNumber, orderOf, type OrderRow } from '../repository/orders.ts'
import { returned } from './returned.ts'
import { arrived, failed, type MoneyContext, reserved } from './settle.ts'
import { capture, settle } from './standing.ts'

type Input = Parsed<typeof payments.callback>
type Applied = { verdict: MessageVerdict; reason?: string; order?: OrderRow }

/**
 * A message of a provider: kept as it came with what became of it, applied once, answered as the protocol asks. What is
 * forged, changed, of another terminal or of another amount is refused and counted, and nothing is booked for it.
 */
export async function callback(desk: PaymentDeps, context: Context, { params, body }: Input): Promise<Bare> {
  const provider = found(desk.providers.get(params.provider))
  const raw = Buffer.from(body.raw, 'base64')
  const heard = found(provider.callback)({ event: params.event, raw, type: body.type, signature: body.signature })
  const applied = await context.change(async (inside) => {
    const done = await apply(inside, provider.key, heard)
    await keepMessage(inside.db, {
      ...{ provider: params.provider, event: params.event, at: inside.now, address: inside.request.address },
      ...{ type: body.type, raw, verdict: done.verdict, reason: done.reason, orderUuid: done.order?.uuid },
    })
    return done
  })
  await goOn(desk, context, heard, applied)
  return answerOf(provider, heard, applied)
}

async function apply(ground: MoneyContext, provider: PaymentType, heard: ProviderMessage): Promise<Applied> {
  const { db } = ground
  if (heard.kind === 'refused') return { verdict: 'refused', reason: heard.reason }
  if (heard.kind === 'fiscal') return applyFiscal(ground, provider, heard)
  if (heard.kind === 'returned') return applyReturn(ground, provider, heard)
  const order = await orderByNumber(db, heard.number)
  if (!order || order.provider !== provider) return { verdict: 'unknown', reason: `order ${heard.number}` }
  if (heard.kind === 'failed') return { verdict: await failed(ground, order.uuid, heard.reason), order }
  if (heard.kind === 'asked') {
    const fits = heard.amount === 0 || heard.amount === Number(order.price)
    return { verdict: fits ? 'noted' : 'refused', ...(!fits && { reason: 'amount' }), order }
  }
  if (heard.amount !== Number(order.price)) return { verdict: 'refused', reason: 'amount', order }
  const came = { ...heard, provider }
  return { verdict: await (heard.kind === 'held' ? reserved : arrived)(ground, order.uuid, came), order }
}

async function applyReturn(
  ground: MoneyContext,
  provider: string,
  heard: ProviderMessage & { kind: 'returned' },
): Promise<Applied> {
  const payment = await paymentOf(ground.db, provider, heard.externalId)
  if (!payment) return { verdict: 'unknown', reason: `payment ${heard.externalId}` }
  const order = await orderOf(ground.db, payment.order_uuid)
  return { ...(await returned(ground, payment, heard.amount)), ...(order && { order }) }
}

async function applyFiscal(
  { db, now }: MoneyContext,
  provider: string,
  { externalId, ...said }: ProviderMessage & { kind: 'fiscal' },
): Promise<Applied> {
  const payment = await paymentOf(db, provider, externalId)
  if (!payment) return { verdict: 'unknown', reason: `payment ${externalId}` }
  const order = await orderOf(db, payment.order_uuid)
  const isFirst = await storeFiscal(db, { provider, externalId, ...said, at: now })
  return { verdict: isFirst ? 'applied' : 'repeated', ...(order && { order }) }
}

/** After the commit: what is held is taken, and what only hints at a failure is asked about. The clock does what fails here. */
async function goOn(
  desk: PaymentDeps,
  context: Context,
  heard: ProviderMessage,
  { order, verdict }: Applied,
): Promise<void> {
  if (!order || verdict === 'refused') return
  try {
    if (heard.kind === 'held') await capture(desk, context.db, context.change, order, context.language)
    if (heard.kind === 'asked' && heard.amount === 0)
      await settle(desk, context.db, context.change, order, context.language)
  } catch (failure) {
    if (!(failure instanceof ProviderAway)) throw failure
  }
}

function answerOf({ answer }: Provider, heard: ProviderMessage, { verdict, reason, order }: Applied): Bare {
  const isForged = heard.kind === 'refused' && heard.reason === 'signature'
  const outcome = outcomes[verdict]
  const isOver = heard.kind === 'asked' && order !== undefined && !['created', 'sent', 'failed'].includes(order.state)
  const { text, type } = found(answer)(isOver ? 'over' : reason === 'amount' ? 'wrong-amount' : outcome)
  return bare(isForged && !type ? 'refused' : text, { ...(type && { type }), status: isForged ? 403 : 200 })
}

const outcomes = {
  applied: 'accepted',
  noted: 'accepted',
  repeated: 'repeated',
  refused: 'refused',
  unknown: 'unknown',
} as const
