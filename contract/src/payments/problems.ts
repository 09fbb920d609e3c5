import { problem } from '../kernel/problem.ts'

/** The price that the page showed is not the price any more. */
export const priceChanged = problem<{ price: string }>('payments.price-changed', 409)
/** The same order came with other content, or it is somebody else's. */
export const orderTaken = problem('payments.order-taken')
/** A trial is given once a person and product. */
export const trialUsed = problem('payments.trial-used')
/** There is no such way to pay here, or not for this product. */
export const notByThis = problem('payments.not-by-this')
/** The provider did not answer; the order stays and can be paid later. */
export const providerAway = problem('payments.provider-away', 503)
/** The provider refused, with what it said of it. */
export const providerRefused = problem<{ reason: string }>('payments.provider-refused')
/** The operator says that there is no money on the phone (ERR-OPER-2). */
export const phoneEmpty = problem<{ status: 2 }>('payments.phone-empty', 412)
export const wrongCode = problem('payments.wrong-code')
/** The codes of an order are used up. */
export const codesUsed = problem('payments.codes-used')
/** Only what nobody has paid is given up. */
export const orderDone = problem('payments.order-done')
export const pointsMissing = problem<{ missing: number }>('payments.points-missing')
export const seatsMissing = problem('payments.seats-missing')
