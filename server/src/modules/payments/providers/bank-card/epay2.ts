import { createHmac, timingSafeEqual } from 'node:crypto'
import { ask, askJson, objectIn, textIn } from '../call.ts'
import {
  type ProviderMessage,
  inTiyn,
  type Message,
  type PageParts,
  type Provider,
  ProviderAway,
  type OrderStanding,
  type TakenPayment,
  type ToPay,
} from '../provider.ts'
import type { Epay2Settings } from '../settings.ts'

const languages = { kz: 'kaz', ru: 'rus', en: 'eng' }
/** What the bank's names of a scope have to be, as its documentation has them. */
const scope = 'webapi usermanagement email_send verification statement statistics payment'

/** ePay of the second version: a token for each operation, a page of the bank, and its status as the only truth. */
export const epay2 = (shop: Epay2Settings): Provider => ({
  key: 'bank_card',
  isSandbox: shop.sandbox,
  interval: 10,
  page: (order) => pageOf(shop, order),
  callback: (message) => heard(shop, message),
  answer: () => ({ text: '{"status":"ok"}', type: 'application/json' }),
  status: (order) => statusOf(shop, order),
  capture: (order, taken) => operation(shop, order, taken, 'charge'),
  cancel: (order, taken) => operation(shop, order, taken, 'cancel'),
  refund: (order, taken, amount, key) =>
    operation(shop, order, taken, `refund?amount=${amount / 100}&externalID=${key}`),
})

/** Says to us that a message is about this order; only the two of us know it. */
const secretHash = ({ clientSecret }: Epay2Settings, number: number): string =>
  createHmac('sha256', clientSecret).update(String(number)).digest('hex')

/** A fresh token, as the bank wants it for each operation. */
async function tokenFor(shop: Epay2Settings, { number, price, links }: ToPay): Promise<Record<string, unknown>> {
  const form = {
    ...{ grant_type: 'client_credentials', scope, client_id: shop.clientId, client_secret: shop.clientSecret },
    ...{
      invoiceID: String(number),
      secret_hash: secretHash(shop, number),
      amount: String(price / 100),
      currency: 'KZT',
    },
    ...{ terminal: shop.terminal, postLink: links.post('post'), failurePostLink: links.post('failure') },
  }
  const body = new URLSearchParams(form).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const token = objectIn((await ask(shop.oauth, { method: 'POST', headers, body })).text)
  if (textIn(token, 'access_token') === '') throw new ProviderAway('no token')
  return token
}

async function pageOf(shop: Epay2Settings, order: ToPay): Promise<PageParts> {
  const { number, price, links, language, email, what, uuid } = order
  const hosts = [...new Set([new URL(shop.script).origin, new URL(shop.api).origin])]
  const options = {
    ...{ invoiceId: String(number), backLink: links.back, failureBackLink: links.back },
    ...{ postLink: links.post('post'), failurePostLink: links.post('failure'), language: languages[language] },
    ...{
      description: what.slice(0, 60),
      accountId: uuid,
      terminal: shop.terminal,
      amount: price / 100,
      currency: 'KZT',
    },
    ...{ email: email ?? '', autoBackLink: true, auth: await tokenFor(shop, order) },
  }
  const policy = {
    'script-src': hosts,
    'frame-src': hosts,
    'connect-src': hosts,
    'form-action': hosts,
    'style-src': hosts,
  }
  return { policy, widget: { script: shop.script, options } }
}

/** A message is no truth: one that knows the secret makes us ask. */
function heard(shop: Epay2Settings, { raw }: Message): ProviderMessage {
  let body: unknown
  try {
    body = JSON.parse(raw.toString('utf8'))
  } catch {
    return { kind: 'refused', reason: 'not readable' }
  }
  const number = Number(textIn(body, 'invoiceId'))
  if (!Number.isSafeInteger(number) || number < 1) return { kind: 'refused', reason: 'not readable' }
  const [given, right] = [Buffer.from(textIn(body, 'secret_hash')), Buffer.from(secretHash(shop, number))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { kind: 'refused', reason: 'signature' }
  if (textIn(body, 'terminal') !== shop.terminal) return { kind: 'refused', reason: 'another terminal' }
  return { kind: 'asked', number, amount: 0 }
}

const bearer = (token: Record<string, unknown>) => ({ authorization: `Bearer ${textIn(token, 'access_token')}` })

async function statusOf(shop: Epay2Settings, order: ToPay): Promise<OrderStanding> {
  const headers = bearer(await tokenFor(shop, order))
  const { body } = await askJson(`${shop.api}/check-status/payment/transaction/${order.number}`, { headers })
  const [code, transaction] = [textIn(body, 'resultCode'), body['transaction']]
  if (code === '102') return { kind: 'unknown' }
  if (code === '101') return { kind: 'failed', reason: textIn(body, 'resultMessage') }
  if (code === '107') return { kind: 'waiting' }
  const [externalId, amount] = [textIn(transaction, 'id'), inTiyn(textIn(transaction, 'amount'))]
  if (code !== '100' || externalId === '' || amount === null) throw new ProviderAway(`code ${code}`)
  const state = textIn(transaction, 'statusName')
  if (state === 'CHARGE' || state === 'REFUND') return { kind: 'paid', externalId, amount, details: {} }
  if (state === 'AUTH') return { kind: 'held', externalId, amount, details: {} }
  if (['CANCEL', 'CANCEL_OLD', 'REJECT', 'FAILED'].includes(state)) return { kind: 'failed', reason: state }
  return { kind: 'waiting' }
}

async function operation(
  shop: Epay2Settings,
  order: ToPay,
  { externalId }: TakenPayment,
  act: string,
): Promise<boolean> {
  const headers = bearer(await tokenFor(shop, order))
  const { status } = await ask(`${shop.api}/operation/${encodeURIComponent(externalId)}/${act}`, {
    method: 'POST',
    headers,
  })
  return status === 200
}
