/** A month of a subscription, in days (C-SUB-2). */
export const daysOfMonth = 30
const dayInMs = 86_400_000

/** Points for a purchase: 5 % of the tenge, rounded down (Q-043). A tenge is a hundred tiyn. */
export const pointsFor = (price: number): number => Math.floor(price / 2_000)

/** From the later of now and the present end, so that whoever pays early loses no day. */
export function accessAfter(now: Date, presentEnd: Date | null, days: number): { from: Date; until: Date } {
  const from = presentEnd && presentEnd > now ? presentEnd : now
  return { from, until: new Date(from.getTime() + days * dayInMs) }
}

/** Tiyn as people read them: «5 000 ₸», with tiyn only where there are some. */
export function tenge(tiyn: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(tiyn) / 100), Math.abs(tiyn) % 100]
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${tiyn < 0 ? '−' : ''}${grouped}${rest ? `,${String(rest).padStart(2, '0')}` : ''} ₸`
}
