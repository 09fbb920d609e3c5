import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'

/** A subscription as the refusal 423 tells of it (N-07, ERR-423-1, Q-011). */
export const Subscribe = z.object({
  id: z.int(),
  type: z.enum(['student', 'teacher', 'teacher_school', 'school']),
  status: z.enum(['trial', 'trial-canceled', 'canceledActive', 'active', 'blocked']),
  expireTime: Instant,
})
export type Subscribe = z.infer<typeof Subscribe>

const Name = z.object({ kz: z.string(), ru: z.string(), en: z.string() })
/** Whole tiyn. */
const Tiyn = z.int().min(0).max(100_000_000_000)
const Months = z.int().min(1).max(24)

/** What is sold for so many months of 30 days (N-06). */
const Period = z.object({ period: Months, price: Tiyn, pricePerMonth: Tiyn })
export type Period = z.infer<typeof Period>

/** A product of the showcase (N-05). */
export const Product = z.object({
  id: Id,
  type: Subscribe.shape.type,
  name: Name,
  description: Name,
  trialDays: z.int(),
  listPeriod: z.array(Period).max(24),
})
export type Product = z.infer<typeof Product>

/** What one of those whom the caller may pay for has now. */
const Held = Subscribe.extend({ userId: Id, productId: Id.nullable(), isOwn: z.boolean(), isOpen: z.boolean() })
export type Held = z.infer<typeof Held>

const Beneficiary = z.object({ userId: Id, name: z.string(), triedProducts: z.array(Id), hasSubscribe: z.boolean() })
export type Beneficiary = z.infer<typeof Beneficiary>

/** A line of somebody's money or points. */
export const MoneyLine = z.object({
  id: z.int(),
  at: Instant,
  kind: z.enum(['receive', 'buy', 'refund']),
  currency: z.enum(['KZT', 'PTS']),
  amount: z.int(),
  product: Name.nullable(),
  months: z.int().nullable(),
  beneficiary: z.string().nullable(),
})
export type MoneyLine = z.infer<typeof MoneyLine>

const root = '/api/v2/os'
const v3 = (path: string) => ({ aliases: [`/api/v3/os/${path}`] })
const asked = tableQuery('at', 'amount')
const uuid = z.uuid()

/** An order as its buyer sends it; the price is the one that was shown, so that nobody pays another. */
export const OrderDraft = z.object({
  uuid,
  productId: Id,
  period: Months,
  price: Tiyn.min(1),
  beneficiaryId: Id,
})

export const payments = {
  showcase: get(`${root}/showcase`, {
    ...v3('showcase'),
    roles: 'anyone',
    about: 'What is sold to the caller’s role, in two lists (S-SHOW-1, Q-106). Prices are whole tiyn.',
    response: z.object({ featured: z.array(Product).max(50), showcase: z.array(Product).max(50) }),
  }),
  active: get(`${root}/subscribe/active`, {
    ...v3('subscribe/active'),
    roles: 'anyone',
    about: 'What the caller and, for a parent, each child subscribes to, and who of them has access (N-07).',
    response: z.object({ people: z.array(Beneficiary).max(50), rows: z.array(Held).max(500) }),
  }),
  balance: get(`${root}/balance`, {
    ...v3('balance'),
    roles: 'anyone',
    about: 'The money (whole tiyn) and the points of the caller.',
    response: z.object({ balance: z.int(), points: z.int() }),
  }),
  transactions: get(`${root}/balance/transactions`, {
    ...v3('balance/transactions'),
    roles: 'anyone',
    about: 'Every movement of the caller’s money and points, the newest first unless asked otherwise.',
    query: asked,
    response: pageOf(MoneyLine),
  }),
  transactionsFile: get(`${root}/balance/transactions/file`, {
    roles: 'anyone',
    answers: 'file',
    about: 'The same list as an xlsx file, 10,000 rows at most.',
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  subscribe: post(`${root}/payment/balance/subscribe`, {
    ...v3('payment/balance/subscribe'),
    roles: 'anyone',
    repeatable: true,
    perMinute: 30,
    about:
      'Pays an order from the balance (V-BALANCE-1). The same uuid is paid once; 409 where the price changed; 404 for a product that is not sold to the caller and for a person who is neither the caller nor a child.',
    body: OrderDraft,
    response: z.object({ status: z.enum(['success', 'reject_no_balance']), missing: Tiyn }),
  }),
  trial: post(`${root}/payment/trial/subscribe`, {
    roles: 'anyone',
    repeatable: true,
    perMinute: 30,
    about: 'Begins the trial of a product, once a person (Q-146). Refusals as in subscribe.',
    body: OrderDraft.pick({ uuid: true, productId: true, beneficiaryId: true }),
    response: Done,
  }),
  unsubscribe: post(`${root}/payment/balance/unsubscribe`, {
    ...v3('payment/balance/unsubscribe'),
    roles: 'anyone',
    repeatable: true,
    about: 'Cancels a subscription of the caller or of a child; it stays open to its end (Q-042).',
    body: z.object({ id: Id }),
    response: Done,
  }),
}
