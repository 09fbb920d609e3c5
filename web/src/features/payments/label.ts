import type { Held } from '@qalam/contract/payments/shapes.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { dayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'

export const endOf = ({ expireTime }: Pick<Held, 'expireTime'>): string => dayLong(localDay(new Date(expireTime)))

/** The state of a subscription in words (S-SUBCARD-1, S-SUBCARD-2, S-SUBCARD-3). */
export function stateOf(held: Held): string {
  const date = endOf(held)
  if (held.status === 'blocked') return text('payments.status-blocked')
  if (
    held.isOpen &&
    held.graceUntil &&
    new Date(held.expireTime) < new Date(held.graceUntil) &&
    held.status === 'active'
  )
    return text('payments.status-grace', { date: dayLong(localDay(new Date(held.graceUntil))) })
  if (!held.isOpen) return text('payments.status-ended', { date })
  if (held.status === 'trial') return text('payments.status-trial', { date })
  return text(held.status === 'active' ? 'payments.status-active' : 'payments.status-canceled', { date })
}
