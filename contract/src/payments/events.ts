import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** What somebody may open is other than before: bought, tried or cancelled. Their locked pages ask again. */
export const accessChanged = event('subscription.changed', z.object({ userId: Id }), {
  person: ({ userId }) => userId,
})

/** Money of a person came, went, or an order of theirs was settled. */
export const moneyMoved = event('money.moved', z.object({ userId: Id, orderUuid: z.string() }), {
  person: ({ userId }) => userId,
})
