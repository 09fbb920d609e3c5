import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Name, OrderDraft, PaymentType, Tiyn } from './shapes.ts'

const root = '/api/v2/os'
const v3 = (path: string) => ({ aliases: [`/api/v3/os/${path}`] })
const ofOrder = { params: z.object({ uuid: z.uuid() }) }

/** Where an order stands (S-PAY-1). */
export const orderStates = ['created', 'sent', 'held', 'paid', 'refunded', 'failed', 'expired'] as const

/**
 * What became of an order (C-PAYAPI-3): paid at once; a page or a link to be opened; a code that was sent to a phone; money
 * that is missing; or it waits for the provider.
 */
export const Paid = z.object({
  status: z.enum(['success', 'openLink', 'code', 'waiting', 'reject_no_balance', 'failed']),
  missing: Tiyn,
  url: z.string().nullable(),
  token: z.string().nullable(),
})
export type Paid = z.infer<typeof Paid>

/** An order as its payer sees it. */
export const OrderShown = z.object({
  uuid: z.uuid(),
  number: z.int(),
  kind: z.enum(['subscribe', 'top_up', 'item', 'bonus']),
  state: z.enum(orderStates),
  provider: PaymentType,
  price: Tiyn,
  what: Name.nullable(),
  at: Instant,
  /** Paid a second time: what came is on the balance. */
  isExtra: z.boolean(),
  /** The operator sent a code that is to be typed. */
  asksCode: z.boolean(),
  /** The provider's page can be opened again. */
  url: z.string().nullable(),
})
export type OrderShown = z.infer<typeof OrderShown>

/** A way to pay that is there, and what is said where one pays elsewhere (C-PAYTYPE-2). */
const Method = z.object({ type: PaymentType, isHelp: z.boolean(), isSandbox: z.boolean() })
export type Method = z.infer<typeof Method>

const typed = (path: string) => `${root}/payment/:type/${path}`
const Typed = z.object({ type: PaymentType.exclude(['balance', 'terminal', 'wallet', 'cash_desk', 'bank_transfer']) })
const Item = z.object({
  kind: z.enum(['course', 'certification']),
  id: Id,
  name: Name,
  price: Tiyn,
  isOwned: z.boolean(),
})
export type Item = z.infer<typeof Item>
const way = { uuid: z.uuid(), price: Tiyn.min(1), type: Typed.shape.type.or(z.literal('balance')).default('balance') }

/** Buying by a provider: every call commits, asks the provider, and commits again; no bank is waited for in a transaction. */
export const paying = {
  paymentInfo: get('/api/v2/bilim/get-payment-info', {
    roles: 'anyone',
    about:
      'By what the caller may pay, the payer number with its check digit for terminals, wallets and cash desks, and the prices of the shop (E-7.10-14, C-PAYTYPE-2, C-MONEY-3, Q-147).',
    response: z.object({
      methods: z.array(Method).max(20),
      payerNumber: z.string(),
      bank: z.object({ name: z.string(), iban: z.string(), bin: z.string() }).nullable(),
      shop: z
        .array(
          z.object({
            key: z.enum(['teacher', 'school', 'certification']),
            name: Name,
            price: Tiyn,
            productId: Id.nullable(),
          }),
        )
        .max(3),
    }),
  }),
  pay: post(typed('subscribe'), {
    ...v3('payment/:type/subscribe'),
    roles: 'anyone',
    repeatable: true,
    ownTransactions: true,
    perMinute: 30,
    about:
      'Orders a product and asks the provider for the payment (E-7.10-05, E-7.10-15, S-PAY-1…9, C-PAYAPI-2, C-PAYAPI-3). The same uuid is ordered once; a provider that does not answer leaves the order payable. 412 with status 2 where the operator says that there is no money (S-PAY-9).',
    params: Typed,
    body: OrderDraft.extend({
      phone: z
        .string()
        .regex(/^\+7\d{10}$/)
        .optional(),
    }),
    response: Paid,
  }),
  topUp: post(`${root}/payment/balance/top-up`, {
    ...v3('payment/balance/top-up'),
    roles: 'anyone',
    repeatable: true,
    ownTransactions: true,
    perMinute: 30,
    about:
      'Orders a top-up of the balance by bank card, in whole tenge; what is wrong with the amount stands under its field (E-7.10-02, M-24, V-TOPUP-1, V-TOPUP-2, C-PAYAPI-1, ERR-TOPUP-1, S-PAY-11).',
    body: z.object({ uuid: z.uuid(), amount: z.int().min(100).max(1_000_000) }),
    response: Paid,
  }),
  payCourse: post(`${root}/payment/course`, {
    ...v3('payment/course'),
    roles: 'anyone',
    repeatable: true,
    ownTransactions: true,
    perMinute: 30,
    about: 'Buys a course by the piece, from the balance or by a provider (E-7.10-03). 404 for what is not sold.',
    body: z.object({ courseId: Id, ...way }),
    response: Paid,
  }),
  payCertification: post(`${root}/payment/certification`, {
    ...v3('payment/certification'),
    roles: 'anyone',
    repeatable: true,
    ownTransactions: true,
    perMinute: 30,
    about: 'Buys a certification by the piece, as a course is bought (E-7.10-04, Q-040).',
    body: z.object({ courseId: Id, ...way }),
    response: Paid,
  }),
  courseItem: get(`${root}/course/:id/course`, {
    ...v3('course/:id/course'),
    roles: 'anyone',
    about: 'What a course costs, and whether the caller has it (E-7.10-12).',
    params: z.object({ id: IdInAddress }),
    response: Item,
  }),
  certificationItem: get(`${root}/course/:id/certification`, {
    ...v3('course/:id/certification'),
    roles: 'anyone',
    about: 'What a certification costs, and whether the caller has it (E-7.10-13).',
    params: z.object({ id: IdInAddress }),
    response: Item,
  }),
  orders: get(`${root}/payment/orders`, {
    roles: 'anyone',
    about: 'Orders of the caller that wait for a provider, the newest first.',
    response: z.object({ rows: z.array(OrderShown).max(20) }),
  }),
  order: get(`${root}/payment/order/:uuid`, {
    roles: 'anyone',
    ownTransactions: true,
    about:
      'One order of the caller; one that waits is asked about at its provider, no more often than the provider wants.',
    ...ofOrder,
    response: OrderShown,
  }),
  confirmCode: post(`${root}/payment/order/:uuid/code`, {
    roles: 'anyone',
    repeatable: true,
    ownTransactions: true,
    perMinute: 10,
    about: 'Confirms an order by the code that the operator sent to the phone (KemPay).',
    ...ofOrder,
    body: z.object({ code: z.string().regex(/^\d{4,6}$/) }),
    response: Paid,
  }),
  resendCode: post(`${root}/payment/order/:uuid/resend`, {
    roles: 'anyone',
    repeatable: true,
    ownTransactions: true,
    perMinute: 5,
    about: 'Has the operator send the code again; says whether it may be asked for once more.',
    ...ofOrder,
    response: z.object({ canResend: z.boolean() }),
  }),
  dropOrder: post(`${root}/payment/order/:uuid/drop`, {
    roles: 'anyone',
    repeatable: true,
    about: 'Gives up an order that nobody has paid; money that comes for it all the same goes to the balance.',
    ...ofOrder,
    response: Done,
  }),
  receipt: get(`${root}/payment/order/:uuid/receipt`, {
    roles: 'anyone',
    answers: 'file',
    about: 'The receipt of a paid order as PDF in the language of the caller: one item, VAT 0, not fiscal (C-MONEY-2).',
    ...ofOrder,
    response: Done,
  }),
}
