import { sign, verify } from 'node:crypto'
import { type Act, type Bank, byNumber, type Payment, paymentFor, play, send, tell } from './bank.ts'
import { bankCertId, certId, merchantId } from './keys.ts'
import { choices } from './pages.ts'

/** The bank's side of ePay v1. It reads and signs by itself: what the shop does is checked by another hand. */
const turned = (bytes: Buffer) => Buffer.from([...bytes].reverse())
const signed = (bank: Bank, text: string) =>
  turned(sign('RSA-SHA1', Buffer.from(text), bank.keys.bankPrivate)).toString('base64')
const attribute = (text: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? ''

/** The part that the shop signed; empty where its signature is not right. */
function provedPart(bank: Bank, document: string): string {
  const [, merchant = '', signature = ''] =
    /(<merchant [\s\S]*<\/merchant>)<merchant_sign [^>]*>([^<]*)</.exec(document) ?? []
  const right = verify(
    'RSA-SHA1',
    Buffer.from(merchant),
    bank.keys.shopPublic,
    turned(Buffer.from(signature, 'base64')),
  )
  return merchant !== '' && right ? merchant : ''
}

/** The order that a browser brings; the page with the buttons, or null where the order is not the shop's. */
export function logon(bank: Bank, form: URLSearchParams): string | null {
  const document = Buffer.from(form.get('Signed_Order_B64') ?? '', 'base64').toString('utf8')
  const merchant = provedPart(bank, document)
  if (attribute(merchant, 'cert_id') !== certId || attribute(merchant, 'merchant_id') !== merchantId) return null
  const names = ['BackLink', 'FailureBackLink', 'PostLink', 'FailurePostLink']
  const links = Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']))
  const [number, amount] = [attribute(merchant, 'order_id'), attribute(merchant, 'amount')]
  const payment = paymentFor(bank, { way: 'card', number, amount, links })
  return choices('/jsp/process/act', payment.id, amount)
}

/** What the bank sends for a payment that it holds. */
export function postOf(bank: Bank, { id, number, amount }: Pick<Payment, 'id' | 'number' | 'amount'>): string {
  const inside = `<bank name="Sandbox"><customer name="BUYER" mail="" phone=""><merchant cert_id="${certId}" name="Qalam"><order order_id="${number}" amount="${amount}" currency="398"><department merchant_id="${merchantId}" amount="${amount}"/></order></merchant><merchant_sign type="RSA"/></customer><customer_sign type="RSA"/><results timestamp="2026-01-01 10:00:00"><payment merchant_id="${merchantId}" amount="${amount}" reference="${id}" approval_code="A${id.slice(-5)}" response_code="00" Secure="No" card_bin="KAZ" c_hash="0000"/></results></bank>`
  return `<document>${inside}<bank_sign cert_id="${bankCertId}" type="SHA/RSA">${signed(bank, inside)}</bank_sign></document>`
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, response: string) => send(url, new URLSearchParams({ response }).toString(), formType)

/** Again and again until a bare zero comes, four times at most. */
async function insist(bank: Bank, url: string, response: string, left = 3): Promise<string | null> {
  const answer = await post(url, response)
  if (answer !== '0' && left > 0) tell(bank, 2_000, () => insist(bank, url, response, left - 1))
  return answer
}

/** Plays what was chosen; where the browser goes then. */
export function decide(bank: Bank, payment: Payment, act: Act): string {
  const { links, number } = payment
  const failure = `<response order_id="${number}"><error type="auth" time="2026-01-01 10:00:00" code="05">refused</error><session id="1"/></response>`
  const story = {
    paid: () => insist(bank, links['PostLink'] ?? '', postOf(bank, payment)),
    failed: () => post(links['FailurePostLink'] ?? '', failure),
  }
  play(bank, payment, act, story, true)
  return (payment.state === 'failed' ? links['FailureBackLink'] : links['BackLink']) ?? bank.shop
}

const answered = (bank: Bank, inside: string) =>
  `<document>${inside}<bank_sign cert_id="${bankCertId}" type="SHA/RSA">${signed(bank, inside)}</bank_sign></document>`

/** `checkOrdern.jsp`: how an order stands. */
export function check(bank: Bank, document: string): string {
  const merchant = provedPart(bank, document)
  const number = /<order id="(\d+)"/.exec(merchant)?.[1] ?? ''
  const payment = merchant === '' ? undefined : byNumber(bank, 'card', number)
  const [paid, status, result] = standing(payment)
  const more = payment
    ? `amount="${payment.amount}" reference="${payment.id}" approval_code="A${payment.id.slice(-5)}"`
    : ''
  return answered(
    bank,
    `<bank name="Sandbox"><merchant id="${merchantId}"><order id="${number}"/></merchant><response payment="${paid}" status="${status}" result="${result}" ${more}/></bank>`,
  )
}

function standing(payment: Payment | undefined): [string, string, string] {
  if (!payment) return ['false', '7', '7']
  if (payment.state === 'held') return ['true', '0', '0']
  if (payment.state === 'paid') return ['true', '2', '0']
  return payment.state === 'new' ? ['false', '8', '8'] : ['false', '2', '1']
}

/** `control.jsp`: takes what is held, lets it go, or gives back. */
export function control(bank: Bank, document: string): string {
  const merchant = provedPart(bank, document)
  const payment = bank.payments.get(attribute(merchant, 'reference'))
  const amount = Number(/<payment [^>]*\bamount="([\d.]+)"/.exec(merchant)?.[1] ?? 0)
  const done = payment !== undefined && merchant !== '' && obey(payment, attribute(merchant, 'type'), amount)
  const rest = payment ? Number(payment.amount) - payment.back : 0
  return answered(
    bank,
    `<bank name="Sandbox"><merchant id="${merchantId}"/><response code="${done ? '00' : '05'}" message="${done ? 'Approved' : 'Refused'}" remaining_amount="${rest}"/></bank>`,
  )
}

export function obey(payment: Payment, command: string, amount: number): boolean {
  if (command === 'complete' && (payment.state === 'held' || payment.state === 'paid')) payment.state = 'paid'
  else if (command === 'reverse' && payment.state === 'held') payment.state = 'failed'
  else if (command === 'refund' && payment.state === 'paid' && payment.back + amount <= Number(payment.amount))
    payment.back += amount
  else return false
  return true
}
