import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { paying } from './api-paying.ts'
import { providing } from './api-providers.ts'
import { rewards } from './api-rewards.ts'
import { seats } from './api-seats.ts'
import { Beneficiary, Held, MoneyLine, OrderDraft, PaymentType, Product, Tiyn } from './shapes.ts'

// Every segment that the specification shows is kept; what it does not show is derived.
const root = '/api/v2/os'
const v3 = (path: string) => ({ aliases: [`/api/v3/os/${path}`] })
const asked = tableQuery('at', 'amount')

export const payments = {
  ...paying,
  ...providing,
  ...rewards,
  ...seats,
  showcase: get(`${root}/showcase`, {
    ...v3('showcase'),
    roles: 'anyone',
    about:
      'What is sold to the caller’s role, in two lists (E-7.10-09, E-7.10-25, S-SHOW-1, Q-106). Prices are whole tiyn.',
    response: z.object({ featured: z.array(Product).max(50), showcase: z.array(Product).max(50) }),
  }),
  active: get(`${root}/subscribe/active`, {
    aliases: ['/api/v3/os/subscribe/active', `${root}/list/active`, '/api/v3/os/list/active'],
    roles: 'anyone',
    about:
      'What the caller and, for a parent, each child subscribes to, and who of them has access (E-7.10-07, E-7.10-08, E-7.10-26, N-07).',
    response: z.object({ people: z.array(Beneficiary).max(50), rows: z.array(Held).max(500) }),
  }),
  balance: get(`${root}/balance`, {
    ...v3('balance'),
    roles: 'anyone',
    about: 'The money (whole tiyn) and the points of the caller (E-7.10-10).',
    response: z.object({ balance: z.int(), points: z.int() }),
  }),
  transactions: get(`${root}/balance/transactions`, {
    ...v3('balance/transactions'),
    roles: 'anyone',
    about: 'Every movement of the caller’s money and points, the newest first unless asked otherwise (E-7.10-11).',
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
      'Pays an order from the balance (E-7.10-01, V-BALANCE-1, C-MONEY-4). The same uuid is paid once; 409 where the price changed; 404 for a product that is not sold to the caller and for a person who is neither the caller nor a child.',
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
  unsubscribe: post(`${root}/payment/:type/unsubscribe`, {
    ...v3('payment/:type/unsubscribe'),
    params: z.object({ type: PaymentType }),
    roles: 'anyone',
    repeatable: true,
    about:
      'Cancels a subscription of the caller or of a child; it stays open to its end, whatever it was paid by; 903 of the mobile operator too (E-7.10-06, E-7.10-27, Q-042, S-SUBCARD-5).',
    body: z.object({ id: Id }),
    response: Done,
  }),
}
