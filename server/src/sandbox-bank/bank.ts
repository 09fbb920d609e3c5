import type { Keys } from './keys.ts'

/** What whoever stands before the bank's page chooses to happen; the widget's bank alone takes a payment back by itself. */
export const acts = [
  'pay',
  'refuse',
  'no-money',
  'slow',
  'silent',
  'late',
  'twice',
  'disordered',
  'charge-back',
] as const
export type Act = (typeof acts)[number]
export type Way = 'card' | 'widget' | 'wallet' | 'operator'

/** A payment as the bank knows it. Amounts are the tenge that were written, such as «500» or «500.50». */
export type Payment = {
  id: string
  way: Way
  number: string
  amount: string
  state: 'new' | 'held' | 'paid' | 'failed' | 'returned'
  reason: string
  /** What was given back so far. */
  back: number
  /** Where the shop wants to be told, and where the browser goes afterwards. */
  links: Record<string, string>
  /** The codes that may still be tried. */
  attempts: number
  resends: number
  key: string
}

export type Bank = {
  keys: Keys
  /** Where the shop is. */
  shop: string
  payments: Map<string, Payment>
  /** Milliseconds of slowness and lateness. */
  slow: number
  late: number
  /** Messages that are on their way. */
  underWay: Set<Promise<unknown>>
  counter: number
}

export const newBank = (keys: Keys, shop: string, { slow = 6_000, late = 10_000 } = {}): Bank => ({
  ...{ keys, shop, slow, late, payments: new Map(), underWay: new Set(), counter: 0 },
})

/** A payment of an order; the same key, or the same order by the same way, is the same payment while it is not decided. */
export function paymentFor(
  bank: Bank,
  asked: Pick<Payment, 'way' | 'number' | 'amount' | 'links'> & { key?: string },
): Payment {
  const key = asked.key ?? `${asked.way} ${asked.number}`
  for (const known of bank.payments.values()) if (known.key === key && known.state !== 'failed') return known
  const id = String(7_000_000_000 + Date.now() * 10 + (bank.counter++ % 10)).slice(-12)
  const payment: Payment = { ...asked, key, id, state: 'new', reason: '', back: 0, attempts: 3, resends: 2 }
  bank.payments.set(id, payment)
  return payment
}

export const byNumber = (bank: Bank, way: Way, number: string): Payment | undefined =>
  [...bank.payments.values()].findLast((one) => one.way === way && one.number === number)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Says something to the shop, later if so; what it answers, or null. Nobody waits for it. */
export function tell(bank: Bank, after: number, say: () => Promise<string | null>): void {
  const said = pause(after)
    .then(say)
    .catch(() => null)
    .finally(() => bank.underWay.delete(said))
  bank.underWay.add(said)
}

/** Sends a body to the shop; its answer as text, null where there was none. */
export async function send(url: string, body: string, headers: Record<string, string>): Promise<string | null> {
  try {
    const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

type Story = { paid: () => Promise<string | null>; failed: () => Promise<string | null> }

/** Decides a payment, and tells the shop of it in the manner that was chosen. */
export function play(bank: Bank, payment: Payment, act: Act, { paid, failed }: Story, held: boolean): void {
  if (payment.state !== 'new' && payment.state !== 'failed') return
  if (act === 'refuse' || act === 'no-money') {
    payment.state = 'failed'
    payment.reason = act === 'refuse' ? 'refused' : 'InsufficientFunds'
    return tell(bank, 0, failed)
  }
  payment.state = held ? 'held' : 'paid'
  if (act === 'silent') return
  if (act === 'disordered') tell(bank, 300, failed)
  tell(bank, act === 'late' ? bank.late : act === 'slow' ? bank.slow : 0, paid)
  if (act === 'twice') tell(bank, 50, paid)
}
