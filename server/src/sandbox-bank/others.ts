import { createHmac } from 'node:crypto'
import { type Act, type Bank, byNumber, type Payment, paymentFor, play, send, tell } from './bank.ts'
import { obey } from './card.ts'
import { publicId } from './keys.ts'

/** An answer: a status and JSON. */
export type Answer = { status: number; body: object }
type Asked = {
  path: string
  body: Record<string, unknown>
  headers: Record<string, string | undefined>
  address: string
}

const ok = (body: object): Answer => ({ status: 200, body })
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A notification of the widget's bank, signed over its raw body. */
export function notify(
  bank: Bank,
  event: string,
  payment: Payment,
  more: Record<string, string> = {},
): Promise<string | null> {
  const fields = {
    ...{
      TransactionId: payment.id,
      Amount: Number(payment.amount).toFixed(2),
      Currency: 'KZT',
      InvoiceId: payment.number,
    },
    ...{ Status: 'Completed', TestMode: '1', DateTime: '2026-01-01 10:00:00', ...more },
  }
  const body = new URLSearchParams(fields).toString()
  return send(`${bank.shop}/api/v2/os/payment/callback/card_widget/${event}`, body, {
    'content-type': 'application/x-www-form-urlencoded',
    'content-hmac': createHmac('sha256', bank.keys.widgetSecret).update(body).digest('base64'),
  })
}

/** The frame of the widget opens: the shop is asked whether it knows the order. */
export async function openWidget(bank: Bank, asked: URLSearchParams): Promise<Payment | null> {
  if (asked.get('publicId') !== publicId) return null
  const [number, amount] = [asked.get('invoiceId') ?? '', asked.get('amount') ?? '']
  const payment = paymentFor(bank, { way: 'widget', number, amount, links: {} })
  const answer = await notify(bank, 'check', payment)
  return answer?.includes('"code":0') ? payment : null
}

const registered = ({ id }: Payment) => ({
  ...{ Type: 'Income', FiscalSign: `9${id.slice(-9)}`, RegNumber: '010101234567' },
  Url: `https://consumer.oofd.kz/ticket/${id}`,
})

export function decideWidget(bank: Bank, payment: Payment, act: Act): boolean {
  const paid = async () => {
    const answer = await notify(bank, 'pay', payment)
    // Their cash register prints after the payment; the shop hears of it in a message of its own.
    if (answer !== null) await notify(bank, 'receipt', payment, registered(payment))
    return answer
  }
  const failed = () => notify(bank, 'fail', payment, { Reason: payment.reason || 'DoNotHonor', ReasonCode: '5005' })
  play(bank, payment, act, { paid, failed }, false)
  const isPaid = payment.state === 'paid'
  if (isPaid && act === 'charge-back') tell(bank, bank.late, () => takenBack(bank, payment))
  return isPaid
}

/** Whoever paid has complained to the bank: it gives all of it back, and says so. */
function takenBack(bank: Bank, payment: Payment): Promise<string | null> {
  payment.state = 'returned'
  payment.back = Number(payment.amount)
  return notify(bank, 'refund', payment)
}

/** The widget's bank asked by the shop. */
export function tipTop(bank: Bank, { path, body, headers }: Asked): Answer {
  const right = `Basic ${Buffer.from(`${publicId}:${bank.keys.widgetSecret}`).toString('base64')}`
  if (headers['authorization'] !== right) return { status: 401, body: { Success: false } }
  if (path === 'payments/find') return found(byNumber(bank, 'widget', text(body['InvoiceId'])))
  const payment = bank.payments.get(text(body['TransactionId']))
  const command =
    { 'payments/confirm': 'complete', 'payments/void': 'reverse', 'payments/refund': 'refund' }[path] ?? ''
  const isDone =
    payment !== undefined &&
    once(payment, headers['x-request-id'], () => obey(payment, command, Number(body['Amount'] ?? 0)))
  return ok({ Success: isDone, Model: payment ? { TransactionId: Number(payment.id) } : null })
}

const states = {
  new: 'AwaitingAuthentication',
  held: 'Authorized',
  paid: 'Completed',
  failed: 'Declined',
  returned: 'Cancelled',
}
const found = (payment: Payment | undefined): Answer =>
  payment
    ? ok({
        Success: payment.state === 'paid',
        Model: {
          TransactionId: Number(payment.id),
          Amount: Number(payment.amount),
          Status: states[payment.state],
          Reason: payment.reason,
        },
      })
    : ok({ Success: false, Message: 'Not found' })

const answeredKeys = new WeakMap<Payment, Map<string, boolean>>()

/** The same request id is answered as it was before. */
function once(payment: Payment, key: string | undefined, act: () => boolean): boolean {
  const known = answeredKeys.get(payment) ?? new Map<string, boolean>()
  answeredKeys.set(payment, known)
  const before = key ? known.get(key) : undefined
  if (before !== undefined) return before
  const done = act()
  if (key && done) known.set(key, done)
  return done
}

/** The wallet asked by the shop: a link, how it stands, and giving back. */
export function kaspi(bank: Bank, { path, body, headers, address }: Asked): Answer {
  const no = (StatusCode: number): Answer => ok({ StatusCode, Message: 'sandbox' })
  if (headers['api-key'] !== bank.keys.walletKey) return no(-1501)
  if (path === 'qr/create-link') {
    const links = { back: text(body['ReturnUrl']) }
    const asked = { way: 'wallet' as const, number: text(body['ExternalId']), amount: text(body['Amount']), links }
    const { id } = paymentFor(bank, { ...asked, ...(headers['x-request-id'] && { key: headers['x-request-id'] }) })
    const options = { StatusPollingInterval: 3, LinkActivationWaitTimeout: 180, PaymentConfirmationTimeout: 65 }
    return ok({
      StatusCode: 0,
      Data: { PaymentId: id, PaymentLink: `${address}/kaspi-pay/${id}`, QrPaymentBehaviorOptions: options },
    })
  }
  const payment = bank.payments.get(path.startsWith('payment/status/') ? path.slice(15) : text(body['QrPaymentId']))
  if (!payment) return no(-1601)
  if (path === 'payment/return')
    return once(payment, headers['x-request-id'], () => obey(payment, 'refund', Number(body['Amount'])))
      ? ok({ StatusCode: 0, Data: {} })
      : no(-99_000_005)
  const status = { new: 'Wait', held: 'Wait', paid: 'Processed', failed: 'Error', returned: 'Processed' }[payment.state]
  return ok({ StatusCode: 0, Data: { Status: status, Amount: Number(payment.amount), Message: payment.reason } })
}

/** The wallet tells nobody: what is chosen is seen by whoever asks. */
export function decideWallet(bank: Bank, payment: Payment, act: Act): string {
  const nothing = async () => null
  play(bank, payment, act, { paid: nothing, failed: nothing }, false)
  return payment.links['back'] || bank.shop
}

/** The operator asked by the shop: a code to the phone, three tries, two more codes. */
export function kemPay(bank: Bank, { path, body, headers }: Asked): Answer {
  if (headers['authorization'] !== `Bearer ${bank.keys.operatorToken}`)
    return { status: 401, body: { message: 'token' } }
  if (path === 'get-products') return ok({ products: [{ id: 'qalam', commission: 0 }] })
  if (path === 'create-payment') {
    if (text(body['phone']).endsWith('00')) return { status: 412, body: { status: 2, message: 'no money' } }
    const asked = { way: 'operator' as const, number: text(body['orderId']), amount: text(body['amount']), links: {} }
    const payment = paymentFor(bank, { ...asked, ...(headers['x-request-id'] && { key: headers['x-request-id'] }) })
    // A phone that ends with 55 has agreed to pay without a code.
    const isAgreed = text(body['phone']).endsWith('55')
    if (isAgreed) payment.state = 'paid'
    return ok({ paymentId: payment.id, commission: 0, otpConfirm: !isAgreed })
  }
  const payment = bank.payments.get(text(body['paymentId']))
  if (!payment) return { status: 404, body: { message: 'no such payment' } }
  if (path === 'resend-otp') return ok({ canResend: --payment.resends > 0 })
  if (path === 'status')
    return ok({
      state: { new: 'NEW', held: 'NEW', paid: 'PAID', failed: 'FAILED', returned: 'FAILED' }[payment.state],
      amount: payment.amount,
    })
  return path === 'confirm' ? confirm(payment, text(body['otp'])) : { status: 404, body: {} }
}

function confirm(payment: Payment, code: string): Answer {
  if (payment.state === 'paid') return ok({ state: 'PAID' })
  if (payment.attempts < 1) return { status: 422, body: { attemptsLeft: 0, message: 'used up' } }
  payment.attempts -= 1
  if (code === '12345') payment.state = 'paid'
  else if (payment.attempts === 0) payment.state = 'failed'
  return payment.state === 'paid'
    ? ok({ state: 'PAID' })
    : { status: 422, body: { attemptsLeft: payment.attempts, message: 'wrong code' } }
}
