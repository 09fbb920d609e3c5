import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'

/** A subscription as the refusal 423 tells of it (N-07, N-08, S-SUBSTATUS-1, C-SUB-1, ERR-423-1, Q-011). */
export const Subscribe = z.object({
  id: z.int(),
  type: z.enum(['student', 'teacher', 'teacher_school', 'school']),
  status: z.enum(['trial', 'trial-canceled', 'canceledActive', 'active', 'blocked']),
  expireTime: Instant,
})
export type Subscribe = z.infer<typeof Subscribe>

export const Name = z.object({ kz: z.string(), ru: z.string(), en: z.string() })
/** Whole tiyn. */
export const Tiyn = z.int().min(0).max(2_000_000_000)
export const Months = z.int().min(1).max(24)

/** What is sold for so many months of 30 days (N-06). */
const PaidPeriod = z.object({ period: Months, price: Tiyn, pricePerMonth: Tiyn })
export type PaidPeriod = z.infer<typeof PaidPeriod>

/** By what one pays. */
export const paymentTypes = [
  'bank_card', // C-PAYTYPE-1
  'card_widget', // C-PAYTYPE-4
  'bank_wallet', // C-PAYTYPE-5
  'operator_billing', // C-PAYTYPE-6
  'balance', // C-PAYTYPE-3
  'bonus_wallet', // C-PAYTYPE-7
  // What only helps: C-PAYTYPE-2.
  'terminal',
  'wallet',
  'cash_desk',
  'bank_transfer',
] as const
export const PaymentType = z.enum(paymentTypes)
export type PaymentType = z.infer<typeof PaymentType>

/** A product of the showcase (N-05). */
export const Product = z.object({
  id: Id,
  type: Subscribe.shape.type,
  /** Whom it is made for. */
  group: z.enum(['student', 'teacher', 'school']),
  name: Name,
  description: Name,
  trialDays: z.int(),
  /** Days of one purchase where they are not months of 30. */
  days: z.int().nullable(),
  seats: z.int(),
  /** By what alone it may be paid; null is by anything. */
  providers: z.array(PaymentType).max(20).nullable(),
  listPeriod: z.array(PaidPeriod).max(24),
})
export type Product = z.infer<typeof Product>

/** What one of those whom the caller may pay for has now. */
export const Held = Subscribe.extend({
  userId: Id,
  productId: Id.nullable(),
  isOwn: z.boolean(),
  /** By which rule it is theirs: by their role, by their school, or to try. */
  validator: z.enum(['role', 'school', 'trial']),
  isOpen: z.boolean(),
  /** Renewal found no money: it is open until then, and blocked after it. */
  graceUntil: Instant.nullable(),
})
export type Held = z.infer<typeof Held>

export const Beneficiary = z.object({
  userId: Id,
  name: z.string(),
  triedProducts: z.array(Id),
  hasSubscribe: z.boolean(),
})
export type Beneficiary = z.infer<typeof Beneficiary>

/** A line of somebody's money or points (N-10). */
export const MoneyLine = z.object({
  id: z.int(),
  at: Instant,
  kind: z.enum(['receive', 'buy', 'refund', 'hold', 'post', 'void', 'earn']),
  /** The order whose receipt can be had. */
  orderUuid: z.string().nullable(),
  currency: z.enum(['KZT', 'PTS']),
  amount: z.int(),
  product: Name.nullable(),
  months: z.int().nullable(),
  beneficiary: z.string().nullable(),
})
export type MoneyLine = z.infer<typeof MoneyLine>

/** An order as its buyer sends it (N-09); the price is the one that was shown, so that nobody pays another. */
export const OrderDraft = z.object({
  uuid: z.uuid(),
  productId: Id,
  period: Months,
  price: Tiyn.min(1),
  beneficiaryId: Id,
})
