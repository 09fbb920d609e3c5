import { type Act, type Bank, byNumber, type Payment, paymentFor, play, send } from './bank.ts'
import { obey } from './card.ts'
import { merchantId } from './keys.ts'
import type { Answer } from './others.ts'

/** The bank's side of ePay v2: a token, a page, how an order stands, and three operations. */
const ok = (body: object): Answer => ({ status: 200, body })
const clientId = 'sandbox'

export function token(bank: Bank, form: URLSearchParams): Answer {
  const isRight = form.get('client_id') === clientId && form.get('client_secret') === bank.keys.widgetSecret
  if (!isRight || form.get('terminal') !== merchantId) return { status: 401, body: { error: 'client' } }
  const number = form.get('invoiceID') ?? ''
  const hash = form.get('secret_hash') ?? ''
  return ok({
    access_token: Buffer.from(JSON.stringify({ number, hash })).toString('base64url'),
    expires_in: 1200,
    token_type: 'Bearer',
  })
}

const inToken = (text: string): { number: string; hash: string } => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof value === 'object' && value !== null && 'number' in value && 'hash' in value)
      return { number: String(value.number), hash: String(value.hash) }
  } catch {
    // Not one of ours.
  }
  return { number: '', hash: '' }
}

/** What the page brought: the order has to be the one that its token is for. */
export function openPage(bank: Bank, asked: URLSearchParams): Payment | null {
  const field = (name: string) => asked.get(name) ?? ''
  const { number, hash } = inToken(field('token'))
  if (number === '' || number !== field('invoiceId')) return null
  const links = {
    hash,
    back: field('backLink'),
    failed: field('failureBackLink'),
    post: field('postLink'),
    failure: field('failurePostLink'),
  }
  return paymentFor(bank, { way: 'card', number, amount: field('amount'), links })
}

export function decide2(bank: Bank, payment: Payment, act: Act): string {
  const { links, number, amount, id } = payment
  const say = (code: string, url: string | undefined) =>
    send(
      url ?? '',
      JSON.stringify({
        code,
        id,
        invoiceId: number,
        amount: Number(amount),
        currency: 'KZT',
        terminal: merchantId,
        secret_hash: links['hash'],
        reason: payment.reason,
      }),
      {
        'content-type': 'application/json',
      },
    )
  play(bank, payment, act, { paid: () => say('ok', links['post']), failed: () => say('error', links['failure']) }, true)
  return (payment.state === 'failed' ? links['failed'] : links['back']) ?? bank.shop
}

const names = { new: 'NEW', held: 'AUTH', paid: 'CHARGE', failed: 'REJECT', returned: 'REFUND' }

/** `check-status` and `operation`, with the token of the order. */
export function api2(bank: Bank, path: string, query: URLSearchParams, authorization: string | undefined): Answer {
  const { number } = inToken((authorization ?? '').replace(/^Bearer /, ''))
  if (number === '') return { status: 401, body: {} }
  const payment = byNumber(bank, 'card', number)
  if (path.startsWith('check-status/')) {
    if (!payment) return ok({ resultCode: '102', resultMessage: 'not found' })
    const transaction = { id: payment.id, invoiceID: number, amount: payment.amount, statusName: names[payment.state] }
    return ok({ resultCode: '100', resultMessage: 'SUCCESS', transaction })
  }
  const [, id, act] = /^operation\/(\w+)\/(charge|cancel|refund)$/.exec(path) ?? []
  const command = { charge: 'complete', cancel: 'reverse', refund: 'refund' }[act ?? ''] ?? ''
  const done = payment !== undefined && payment.id === id && obey(payment, command, Number(query.get('amount') ?? 0))
  return done ? ok({ code: 0 }) : { status: 400, body: { code: 1 } }
}

/** The script of the bank: it leaves for the bank's page with what the shop said. */
export const script2 = `(() => {
  const here = new URL(document.currentScript.src).origin
  window.halyk = {
    pay: (options) => {
      const { auth, ...rest } = options
      location.assign(here + '/epay2/pay?' + new URLSearchParams({ ...rest, token: auth.access_token }))
    },
  }
})()
`
