import { askJson, textIn } from './call.ts'
import {
  type Confirmed,
  type Created,
  inTiyn,
  type Provider,
  ProviderAway,
  type OrderStanding,
  type ToPay,
} from './provider.ts'
import type { PaymentSettings } from './settings.ts'

type Shop = NonNullable<PaymentSettings['operator_billing']>

/** KemPay Merchant 1.4: the operator takes it from the phone's balance, after a code in a message where it wants one. */
export const kemPay = (shop: Shop): Provider => ({
  key: 'operator_billing',
  isSandbox: shop.sandbox,
  interval: 5,
  create: (order) => create(shop, order),
  confirm: (order, code) => confirm(shop, order, code),
  resend: async ({ externalId, uuid }) => {
    const { body } = await api(shop, 'resend-otp', { paymentId: externalId }, uuid)
    return { canResend: body['canResend'] === true }
  },
  status: (order) => statusOf(shop, order),
})

const api = ({ api: root, token }: Shop, path: string, body: object, key: string) =>
  askJson(`${root}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-request-id': key },
    body: JSON.stringify(body),
  })

/** 412 with status 2: there is no money on the phone (ERR-OPER-2). */
const isEmpty = ({ status, body }: { status: number; body: Record<string, unknown> }): boolean =>
  status === 412 && textIn(body, 'status') === '2'

async function create(shop: Shop, { phone, price, number, what, uuid }: ToPay): Promise<Created> {
  if (phone === null) return { kind: 'refused', reason: 'phone' }
  const asked = {
    serviceId: shop.service,
    phone: phone.replace('+', ''),
    amount: price / 100,
    orderId: String(number),
    description: what,
  }
  const answer = await api(shop, 'create-payment', asked, uuid)
  if (isEmpty(answer)) return { kind: 'no-money' }
  const externalId = textIn(answer.body, 'paymentId')
  if (answer.status !== 200) return { kind: 'refused', reason: textIn(answer.body, 'message') || String(answer.status) }
  if (externalId === '') throw new ProviderAway('not readable')
  return { kind: answer.body['otpConfirm'] === true ? 'code' : 'waiting', externalId }
}

async function confirm(shop: Shop, { externalId, uuid }: ToPay, code: string): Promise<Confirmed> {
  const answer = await api(shop, 'confirm', { paymentId: externalId, otp: code }, uuid)
  if (isEmpty(answer)) return { kind: 'no-money' }
  if (answer.status === 200) return { kind: 'waiting' }
  return answer.body['attemptsLeft'] === 0 ? { kind: 'used-up' } : { kind: 'wrong' }
}

async function statusOf(shop: Shop, { externalId, uuid, price }: ToPay): Promise<OrderStanding> {
  if (externalId === null) return { kind: 'unknown' }
  const answer = await api(shop, 'status', { paymentId: externalId }, uuid)
  const state = textIn(answer.body, 'state')
  if (answer.status === 404) return { kind: 'unknown' }
  if (state === 'PAID')
    return { kind: 'paid', externalId, amount: inTiyn(textIn(answer.body, 'amount')) ?? price, details: {} }
  if (state === 'FAILED' || state === 'NO_MONEY') return { kind: 'failed', reason: state }
  return { kind: 'waiting' }
}
