import { auth } from '@qalam/contract/auth/api.ts'
import { payments } from '@qalam/contract/payments/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

export const active = read(payments.active, {})
export const balance = read(payments.balance, {})
export const showcase = read(payments.showcase, {})
export const ways = read(payments.paymentInfo, {})
export const waiting = read(payments.orders, {})
export const catalog = read(payments.catalog, {})
export const oneOrder = (uuid: string) => read(payments.order, { params: { uuid } }, { silent: true })
export const certification = read(payments.certificationItem, { params: { id: 1 } }, { silent: true })
export const seatsFor = (search: string) => read(payments.seats, { query: { search } })

/** What a purchase makes stale. */
export const afterPayment = [
  active,
  balance,
  waiting,
  catalog,
  everyReadOf(payments.transactions),
  everyReadOf(payments.bonusHistory),
  everyReadOf(payments.certificationItem),
  everyReadOf(payments.seats),
  // Whether the seats of the school stand in the director's menu.
  everyReadOf(auth.userInfo),
]
export const everySeat = [everyReadOf(payments.seats), everyReadOf(payments.seatHistory)]
