import { daysAfter } from '@qalam/contract/payments/rules.ts'

// What a person would have written down about somebody's money: worked out without the books, to be held against them.

type Months = 1 | 3
export type Bought = {
  uuid: string
  months: Months
  price: number
  from: Date
  until: Date
  paidAt: Date
  /** Months given back so far. */
  given: number
  isByCard: boolean
  isRenewal: boolean
}
/** An order at the bank; without months it is a top-up. */
export type Sent = {
  uuid: string
  number: number
  price: number
  months: Months | null
  at: Date
  state: 'sent' | 'lost' | 'expired' | 'dropped' | 'paid'
}
export type Model = {
  clock: Date
  balance: number
  points: number
  prices: Record<Months, number>
  until: Date | null
  status: 'trial' | 'trial-canceled' | 'active' | 'canceledActive' | 'blocked' | null
  grace: Date | null
  /** By what the access that stands now was paid; null for what nobody renews. */
  renews: { months: Months; bought: Bought } | null
  latest: string | null
  wasTried: boolean
  sent: Sent[]
  bought: Bought[]
}

export const empty = (clock: Date): Model => ({
  ...{ clock, balance: 0, points: 0, prices: { 1: 50_000, 3: 135_000 }, until: null, status: null, grace: null },
  ...{ renews: null, latest: null, wasTried: false, sent: [], bought: [] },
})

export const shown = ({ balance, points, until, status }: Model) => ({ balance, points, until, status })

/** From the later of now and the end that stands; what is blocked stands no more. */
function opened(model: Model, days: number, status: Model['status'], latest: string): { from: Date; until: Date } {
  const stands = model.status !== 'blocked' && model.until !== null && model.until > model.clock
  const from = stands && model.until ? model.until : model.clock
  const until = daysAfter(from, days)
  Object.assign(model, { until, status, grace: null, renews: null, latest })
  return { from, until }
}

type Draft = { uuid: string; period: Months; price: number }

function bought(model: Model, { uuid, period, price }: Draft, how: { isByCard: boolean; isRenewal: boolean }): void {
  model.balance -= price
  model.points += Math.floor(price / 100 / 20)
  const { from, until } = opened(model, period * 30, 'active', uuid)
  const entry: Bought = { uuid, months: period, price, from, until, paidAt: model.clock, given: 0, ...how }
  model.bought.push(entry)
  if (!how.isByCard) model.renews = { months: period, bought: entry }
}

export function boughtFromBalance(model: Model, draft: Draft): boolean {
  if (model.balance < draft.price) return false
  bought(model, draft, { isByCard: false, isRenewal: false })
  return true
}

export function boughtWithPoints(model: Model, { uuid, price }: Draft): boolean {
  const points = Math.ceil(price / 100)
  if (model.points < points) return false
  model.points -= points
  opened(model, 30, 'active', uuid)
  return true
}

export function tried(model: Model): boolean {
  const isOpen = model.status !== 'blocked' && model.until !== null && model.until > model.clock
  if (model.wasTried || isOpen) return false
  model.wasTried = true
  opened(model, 14, 'trial', 'trial')
  return true
}

/** The money of an order came, by message or because the bank was asked; the second time nothing happens. */
export function delivered(model: Model, sent: Sent): void {
  const { state, uuid, months, price } = sent
  if (state === 'paid') return
  sent.state = 'paid'
  model.balance += price
  if (state === 'dropped' || months === null) return
  bought(model, { uuid, period: months, price }, { isByCard: true, isRenewal: false })
}

/** The clock: what was lost is found, what waits a day is given up, what ends within a day is renewed or blocked. */
export function tended(model: Model, renewalOf: (uuid: string) => string): void {
  for (const sent of model.sent.filter(({ state }) => state === 'lost')) delivered(model, sent)
  for (const sent of model.sent)
    if (sent.state === 'sent' && sent.at < daysAfter(model.clock, -1)) sent.state = 'expired'
  const { until, renews, clock, grace } = model
  if (model.status !== 'active' || renews === null || until === null || until > daysAfter(clock, 1)) return
  const price = model.prices[renews.months]
  if (model.balance >= price) {
    const draft = { uuid: renewalOf(renews.bought.uuid), period: renews.months, price }
    bought(model, draft, { isByCard: false, isRenewal: true })
  } else if (grace !== null && grace <= clock) Object.assign(model, { status: 'blocked', grace: null })
  else if (grace === null && until <= clock) model.grace = daysAfter(until, 3)
}

/** Within 14 days, whole months that nobody has used, at their share of the price. */
export function planOf({ clock }: Model, order: Bought, asked: number): { units: number; amount: number } | null {
  const { months, price, from, until, paidAt, given } = order
  if (given >= months || clock > daysAfter(paidAt, 14)) return null
  const rest = until.getTime() - Math.max(clock.getTime(), from.getTime())
  const units = Math.min(asked, Math.max(0, Math.min(months, Math.floor(rest / 86_400_000 / 30)) - given))
  if (units < 1) return null
  const share = (count: number) => Math.floor((price * count) / months)
  return { units, amount: share(given + units) - share(given) }
}

/** To the balance, or on to the bank, which leaves the balance as it was. What was given back is not renewed. */
export function gaveBack(model: Model, order: Bought, back: { units: number; amount: number; way: string }): void {
  if (back.way === 'balance') model.balance += back.amount
  const pointsLeft = () => Math.floor((order.price - Math.floor((order.price * order.given) / order.months)) / 100 / 20)
  model.points += -pointsLeft()
  order.given += back.units
  model.points += pointsLeft()
  const stands = model.status === 'blocked' ? null : model.until
  if (stands === null) model.until = model.clock
  else if (stands > model.clock)
    model.until = new Date(Math.max(model.clock.getTime(), daysAfter(stands, -30 * back.units).getTime()))
  model.grace = null
  if (model.status === 'active' && model.latest === order.uuid) model.status = 'canceledActive'
}

export function cancelled(model: Model): void {
  if (model.status === 'trial') model.status = 'trial-canceled'
  if (model.status === 'active') model.status = 'canceledActive'
  // Whoever cancelled has no days of grace left.
  if (model.status === 'trial-canceled' || model.status === 'canceledActive') model.grace = null
}
