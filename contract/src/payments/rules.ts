import { largestId } from '../kernel/ids.ts'

/** A month of a subscription, in days (C-SUB-2, C-NUM-18). */
export const daysOfMonth = 30
const dayInMs = 86_400_000

/** Points for a purchase: 5 % of the tenge, rounded down (Q-043). A tenge is a hundred tiyn. */
export const pointsFor = (price: number): number => Math.floor(price / 2_000)

/** From the later of now and the present end, so that whoever pays early loses no day. */
export function accessAfter(now: Date, presentEnd: Date | null, days: number): { from: Date; until: Date } {
  const from = presentEnd && presentEnd > now ? presentEnd : now
  return { from, until: new Date(from.getTime() + days * dayInMs) }
}

/** Tiyn as people read them, in tenge (C-MONEY-1): «5 000 ₸», with tiyn only where there are some. */
export function tenge(tiyn: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(tiyn) / 100), Math.abs(tiyn) % 100]
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${tiyn < 0 ? '−' : ''}${grouped}${rest ? `,${String(rest).padStart(2, '0')}` : ''} ₸`
}

/** Days of a purchase: months of 30, but for what is sold for a year. */
export const daysOf = (months: number, days: number | null): number => days ?? months * daysOfMonth

/** A refund is asked for within so many days (Q-150). */
export const refundWithin = 14
/** Above it, in tiyn, two people give money back (Q-150). */
export const refundByOne = 5_000_000
/** After an end without money for renewal, days that stay open. */
export const graceDays = 3

/** Whole months of 30 days of a purchase that nobody has used. */
export function unusedUnits(order: { months: number; from: Date; until: Date }, now: Date): number {
  const rest = order.until.getTime() - Math.max(now.getTime(), order.from.getTime())
  return Math.max(0, Math.min(order.months, Math.floor(rest / (daysOfMonth * dayInMs))))
}

/** What so many of the months cost, rounded down; all of them cost the whole price. */
export const shareOf = (price: number, units: number, months: number): number =>
  units >= months ? price : Math.floor((price * units) / months)

function luhn(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** What a person types at a terminal: their number, and a digit that shows a slip of the finger. */
export function payerNumber(personId: number): string {
  const digits = String(personId).padStart(8, '0')
  return `${digits}${luhn(digits)}`
}

/** Whose number it is; null where a digit is wrong. */
export function personOfPayer(number: string): number | null {
  if (!/^\d{9,11}$/.test(number)) return null
  const id = Number(number.slice(0, -1))
  return payerNumber(id) === number && id > 0 && id <= largestId ? id : null
}

/** A product of the mobile operator (C-NUM-1). */
export const operatorProduct = 903

/** A moment so many days later, or earlier where they are below zero; parts of a day count. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayInMs)

/** Never sooner than now: what was used was used. */
export function endSooner(end: Date | null, now: Date, days: number): Date {
  if (end === null || end <= now) return end ?? now
  const sooner = daysAfter(end, -days)
  return sooner > now ? sooner : now
}
