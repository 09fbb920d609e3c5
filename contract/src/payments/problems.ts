import { problem } from '../kernel/problem.ts'

/** The price that the page showed is not the price any more. */
export const priceChanged = problem<{ price: string }>('payments.price-changed', 409)
/** The same order came with other content, or it is somebody else's. */
export const orderTaken = problem('payments.order-taken')
/** A trial is given once a person and product. */
export const trialUsed = problem('payments.trial-used')
