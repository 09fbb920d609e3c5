import { payments } from '@qalam/contract/payments/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

export const active = read(payments.active, {})
export const balance = read(payments.balance, {})
export const showcase = read(payments.showcase, {})

/** What a purchase makes stale. */
export const afterPayment = [active, balance, everyReadOf(payments.transactions)]
