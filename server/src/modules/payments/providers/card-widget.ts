import { createHmac, timingSafeEqual } from 'node:crypto'
import { askJson, textIn } from './call.ts'
import {
  type ProviderMessage,
  inTiyn,
  type Message,
  type Provider,
  type OrderStanding,
  type ToPay,
} from './provider.ts'
import type { PaymentSettings } from './settings.ts'

type Shop = NonNullable<PaymentSettings['card_widget']>

/** TipTop Pay: a widget of theirs on a page of ours, and six notifications signed over their raw bodies. */
export const tipTop = (shop: Shop): Provider => ({
  key: 'card_widget',
  isSandbox: shop.sandbox,
  interval: 20,
  page: (order) => {
    const hosts = [...new Set([new URL(shop.script).origin, new URL(shop.api).origin])]
    return {
      policy: { 'script-src': hosts, 'frame-src': hosts, 'connect-src': hosts, 'img-src': hosts, 'style-src': hosts },
      widget: { script: shop.script, options: optionsOf(shop, order) },
    }
  },
  callback: (message) => heard(shop, message),
  answer: (outcome) => ({ text: JSON.stringify({ code: codes[outcome] }), type: 'application/json' }),
  status: (order) => statusOf(shop, order),
  capture: async (order, { externalId }) =>
    done(
      await api(shop, 'payments/confirm', { TransactionId: Number(externalId), Amount: order.price / 100 }, order.uuid),
    ),
  cancel: async (order, { externalId }) =>
    done(await api(shop, 'payments/void', { TransactionId: Number(externalId) }, order.uuid)),
  refund: async (_order, { externalId }, amount, key) =>
    done(await api(shop, 'payments/refund', { TransactionId: Number(externalId), Amount: amount / 100 }, key)),
})

const codes = { accepted: 0, repeated: 0, refused: 13, unknown: 10, 'wrong-amount': 12, over: 20 }

/** One item and VAT 0 (C-MONEY-2). */
function optionsOf({ publicId }: Shop, { number, price, what, uuid, email }: ToPay): Record<string, unknown> {
  const amount = price / 100
  const item = { label: what, price: amount, quantity: 1, amount, vat: 0, method: 0, object: 0 }
  const receipt = { Items: [item], email: email ?? '', amounts: { electronic: amount } }
  return {
    ...{ publicId, description: what, amount, currency: 'KZT', invoiceId: String(number), accountId: uuid },
    email: email ?? '',
    data: { CloudPayments: { CustomerReceipt: receipt } },
  }
}

const no = (reason: string): ProviderMessage => ({ kind: 'refused', reason })

function isProved({ secret }: Shop, { raw, signature }: Message): boolean {
  const right = createHmac('sha256', secret).update(raw).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === right.length && given.toString('base64') === signature && timingSafeEqual(given, right)
}

/** The fields of a notification, urlencoded or JSON. */
function fieldsOf({ raw, type }: Message): (name: string) => string {
  const text = raw.toString('utf8')
  if (!type.startsWith('application/json')) {
    const fields = new URLSearchParams(text)
    return (name) => fields.get(name) ?? ''
  }
  try {
    const body: unknown = JSON.parse(text)
    return (name) => textIn(body, name)
  } catch {
    return () => ''
  }
}

function heard(shop: Shop, message: Message): ProviderMessage {
  if (!isProved(shop, message)) return no('signature')
  const field = fieldsOf(message)
  const [number, amount, externalId] = [Number(field('InvoiceId')), inTiyn(field('Amount')), field('TransactionId')]
  if (message.event === 'fail')
    return Number.isSafeInteger(number) && number > 0
      ? { kind: 'failed', number, reason: field('Reason') || field('ReasonCode') }
      : no('not readable')
  if (message.event === 'receipt') return fiscal(field)
  if (amount === null || externalId === '') return no('not readable')
  if (message.event === 'refund' || message.event === 'cancel')
    return { kind: 'returned', externalId: field('PaymentTransactionId') || externalId, amount }
  if (field('Currency') !== 'KZT' || !Number.isSafeInteger(number) || number < 1) return no('not readable')
  if (message.event === 'check') return { kind: 'asked', number, amount }
  if (message.event !== 'pay' && message.event !== 'confirm') return no('another event')
  const isHeld = field('Status') === 'Authorized' && message.event === 'pay'
  return { kind: isHeld ? 'held' : 'paid', number, externalId, amount, details: {} }
}

/** The online cash register has printed: its sign makes the receipt fiscal. */
function fiscal(field: (name: string) => string): ProviderMessage {
  const [externalId, sign, register] = [field('TransactionId'), field('FiscalSign'), field('RegNumber')]
  if (!/^\d{1,20}$/.test(externalId) || !/^[\w-]{1,40}$/.test(sign) || register.length > 40) return no('not readable')
  const url = URL.canParse(field('Url')) && field('Url').startsWith('https://') ? field('Url').slice(0, 500) : null
  return { kind: 'fiscal', externalId, isReturn: field('Type') === 'IncomeReturn', sign, register, url }
}

async function api({ api: root, publicId, secret }: Shop, path: string, body: object, key: string) {
  return askJson(`${root}/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${publicId}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
      'x-request-id': key,
    },
    body: JSON.stringify(body),
  })
}

const done = ({ body }: { body: Record<string, unknown> }): boolean => body['Success'] === true

async function statusOf(shop: Shop, { number, uuid }: ToPay): Promise<OrderStanding> {
  const { body } = await api(shop, 'payments/find', { InvoiceId: String(number) }, `${uuid}-find`)
  const model = body['Model']
  const [amount, externalId, state] = [
    inTiyn(textIn(model, 'Amount')),
    textIn(model, 'TransactionId'),
    textIn(model, 'Status'),
  ]
  if (externalId === '' || amount === null) return { kind: 'unknown' }
  if (state === 'Completed') return { kind: 'paid', externalId, amount, details: {} }
  if (state === 'Authorized') return { kind: 'held', externalId, amount, details: {} }
  if (state === 'Declined' || state === 'Cancelled') return { kind: 'failed', reason: textIn(model, 'Reason') || state }
  return { kind: 'waiting' }
}
