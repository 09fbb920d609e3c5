import { ask } from '../call.ts'
import {
  type ProviderMessage,
  inTenge,
  inTiyn,
  type Message,
  type Provider,
  ProviderAway,
  type OrderStanding,
  type TakenPayment,
  type ToPay,
} from '../provider.ts'
import type { Epay1Settings } from '../settings.ts'
import { at, attribute, isSignedBy, signedBy, within, xmlIn } from './signed.ts'

type Shop = Epay1Settings

/** Tenge in the bank's tables. */
const kzt = '398'
const languages = { kz: 'kaz', ru: 'rus', en: 'eng' }

/** ePay of the first version: an order that we sign, a message that the bank signs, money that is held and then taken. */
export const epay = (shop: Shop): Provider => ({
  key: 'bank_card',
  isSandbox: shop.sandbox,
  interval: 20,
  page: (order) => ({
    policy: { 'form-action': [new URL(shop.address).origin] },
    form: { action: `${shop.address}/jsp/process/logon.jsp`, fields: fieldsOf(shop, order) },
  }),
  callback: (message) => heard(shop, message),
  // The bank wants a bare zero, and sends again until it gets one. It confirms that the message came, and nothing else.
  answer: () => ({ text: '0' }),
  status: (order) => statusOf(shop, order),
  capture: (order, taken) => control(shop, order, taken, 'complete', taken.amount),
  cancel: (order, taken) => control(shop, order, taken, 'reverse', taken.amount),
  refund: (order, taken, amount) => control(shop, order, taken, 'refund', amount),
})

/** The order, one line, with our signature over the very text of `merchant`. */
export function signedOrder(shop: Shop, { number, price }: Pick<ToPay, 'number' | 'price'>): string {
  const [amount, id] = [inTenge(price), attribute(shop.merchantId)]
  const merchant = `<merchant cert_id="${attribute(shop.certId)}" name="${attribute(shop.shopName)}"><order order_id="${number}" amount="${amount}" currency="${kzt}"><department merchant_id="${id}" amount="${amount}"/></order></merchant>`
  return `<document>${merchant}<merchant_sign type="RSA">${signedBy(shop.privateKey, merchant)}</merchant_sign></document>`
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

function fieldsOf(shop: Shop, order: ToPay): Record<string, string> {
  const { what, price, language, email, links } = order
  const item = `<document><item number="1" name="${attribute(what)}" quantity="1" amount="${inTenge(price)}"/></document>`
  return {
    Signed_Order_B64: base64(signedOrder(shop, order)),
    appendix: base64(item),
    email: email ?? '',
    Language: languages[language],
    BackLink: links.back,
    FailureBackLink: links.back,
    PostLink: links.post('post'),
    FailurePostLink: links.post('failure'),
  }
}

const no = (reason: string): ProviderMessage => ({ kind: 'refused', reason })

function heard(shop: Shop, { event, raw }: Message): ProviderMessage {
  const text = new URLSearchParams(raw.toString('utf8')).get('response') ?? ''
  return event === 'failure' ? failure(text) : proved(shop, text)
}

/** Exactly the signed part and its signature: nothing may stand beside what was signed. */
const message =
  /^<document>(<bank name="[\s\S]*<\/bank>)<bank_sign cert_id="([^"]*)" type="SHA\/RSA">([A-Za-z0-9+/=]+)<\/bank_sign><\/document>$/

function proved(shop: Shop, text: string): ProviderMessage {
  const [, bank = '', certId, signature = ''] = message.exec(text) ?? []
  if (bank === '') return no('not the form of the protocol')
  if (certId !== shop.bankCertId || !isSignedBy(shop.bankKey, bank, signature)) return no('signature')
  const tree = xmlIn(bank)
  const payment = (name: string) => at(tree, 'bank', 'results', 'payment', name)
  const number = Number(at(tree, 'bank', 'customer', 'merchant', 'order', 'order_id'))
  const amount = inTiyn(payment('amount'))
  if (payment('merchant_id') !== shop.merchantId) return no('another terminal')
  if (payment('response_code') !== '00') return no(`code ${payment('response_code')}`)
  if (!Number.isSafeInteger(number) || amount === null || payment('reference') === '') return no('not readable')
  const details = { reference: payment('reference'), approval: payment('approval_code') }
  return { kind: 'held', number, externalId: payment('reference'), amount, details }
}

/** A failure is not signed: it only makes us ask, and changes nothing that is paid. */
function failure(text: string): ProviderMessage {
  const tree = xmlIn(text)
  const number = Number(at(tree, 'response', 'order_id'))
  if (!Number.isSafeInteger(number) || number < 1) return no('not readable')
  return { kind: 'asked', number, amount: 0 }
}

async function statusOf(shop: Shop, { number }: ToPay): Promise<OrderStanding> {
  const merchant = `<merchant id="${attribute(shop.merchantId)}"><order id="${number}"/></merchant>`
  const tree = xmlIn(await asked(shop, 'checkOrdern.jsp', merchant))
  const field = (name: string) => at(tree, 'document', 'bank', 'response', name)
  const [paid, state] = [field('payment'), field('status')]
  if (paid === 'true') {
    const amount = inTiyn(field('amount'))
    if (amount === null || field('reference') === '') throw new ProviderAway('not readable')
    const details = { reference: field('reference'), approval: field('approval_code') }
    return { kind: state === '2' ? 'paid' : 'held', externalId: field('reference'), amount, details }
  }
  if (state === '7') return { kind: 'unknown' }
  if (state === '2') return { kind: 'failed', reason: 'cancelled' }
  if (state === '8') return { kind: 'waiting' }
  throw new ProviderAway('a fault of its system')
}

type Command = 'complete' | 'reverse' | 'refund'

async function control(
  shop: Shop,
  order: ToPay,
  { details }: TakenPayment,
  command: Command,
  amount: number,
): Promise<boolean> {
  const merchant = `<merchant id="${attribute(shop.merchantId)}"><command type="${command}"/><payment reference="${attribute(details['reference'] ?? '')}" approval_code="${attribute(details['approval'] ?? '')}" orderid="${order.number}" amount="${inTenge(amount)}" currency_code="${kzt}"/><reason>${command}</reason></merchant>`
  const tree = xmlIn(await asked(shop, 'control.jsp', merchant))
  return at(within(tree, 'document', 'bank', 'response'), 'code') === '00'
}

/** A question of ours, signed, in the address, as the protocol wants it. */
async function asked(shop: Shop, page: string, merchant: string): Promise<string> {
  const sign = `<merchant_sign type="RSA" cert_id="${attribute(shop.certId)}">${signedBy(shop.privateKey, merchant)}</merchant_sign>`
  const { text } = await ask(
    `${shop.address}/jsp/remote/${page}?${encodeURIComponent(`<document>${merchant}${sign}</document>`)}`,
  )
  return text
}
