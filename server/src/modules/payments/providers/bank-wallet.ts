import { randomUUID } from 'node:crypto'
import { askJson, textIn } from './call.ts'
import { type Created, inTiyn, type Provider, ProviderAway, type OrderStanding, type ToPay } from './provider.ts'
import type { PaymentSettings } from './settings.ts'

type Shop = NonNullable<PaymentSettings['bank_wallet']>

/** Kaspi QR: a link to their page, and questions about it as often as its answer allows. Nothing that they send is signed. */
export const kaspi = (shop: Shop): Provider => ({
  key: 'bank_wallet',
  isSandbox: shop.sandbox,
  interval: 3,
  create: (order) => create(shop, order),
  status: (order) => statusOf(shop, order),
  refund: async (_order, { externalId }, amount, key) => {
    const { code } = await api(shop, 'POST', 'payment/return', { QrPaymentId: externalId, Amount: amount / 100 }, key)
    return code === 0
  },
})

async function api(
  { api: root, apiKey, deviceToken, bin }: Shop,
  method: string,
  path: string,
  body: object | null,
  key: string,
) {
  const organization = bin === '' ? {} : { OrganizationBin: bin }
  const { body: answer } = await askJson(`${root}/${path}`, {
    method,
    headers: { 'api-key': apiKey, 'x-request-id': key, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify({ DeviceToken: deviceToken, ...organization, ...body }) }),
  })
  const code = Number(answer['StatusCode'])
  if (answer['StatusCode'] === undefined || code === -999) throw new ProviderAway(`code ${code}`)
  return { code, data: answer['Data'], message: textIn(answer, 'Message') }
}

async function create(shop: Shop, { price, number, uuid, links }: ToPay): Promise<Created> {
  const asked = { Amount: price / 100, ExternalId: String(number), ReturnUrl: links.back }
  const { code, data, message } = await api(shop, 'POST', 'qr/create-link', asked, uuid)
  if (code !== 0) return { kind: 'refused', reason: message || String(code) }
  const [externalId, url] = [textIn(data, 'PaymentId') || textIn(data, 'QrPaymentId'), textIn(data, 'PaymentLink')]
  if (externalId === '' || !/^https?:\/\//.test(url)) throw new ProviderAway('not readable')
  return { kind: 'link', externalId, url, token: textIn(data, 'QrToken') || null }
}

async function statusOf(shop: Shop, { externalId, price }: ToPay): Promise<OrderStanding> {
  if (externalId === null) return { kind: 'unknown' }
  const { code, data } = await api(shop, 'GET', `payment/status/${encodeURIComponent(externalId)}`, null, randomUUID())
  if (code === -1601) return { kind: 'unknown' }
  if (code !== 0) throw new ProviderAway(`code ${code}`)
  const state = textIn(data, 'Status')
  // Where its answer names no amount, what was asked for was paid: nobody can change it on their page.
  const amount = inTiyn(textIn(data, 'Amount')) ?? price
  if (state === 'Processed') return { kind: 'paid', externalId, amount, details: {} }
  return state === 'Error' ? { kind: 'failed', reason: textIn(data, 'Message') || state } : { kind: 'waiting' }
}
