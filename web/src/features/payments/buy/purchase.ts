import { operatorProduct } from '@qalam/contract/payments/rules.ts'
import type { Beneficiary, PaymentType, PaidPeriod, Product } from '@qalam/contract/payments/shapes.ts'
import type { Method } from '@qalam/contract/payments/api-paying.ts'

/**
 * What a purchase dialog sells: a product for a person and for some months, or one thing at a fixed price. They are its two
 * variants (SH-MODAL-17).
 */
export type Purchase =
  | { kind: 'product'; product: Product; people: readonly Beneficiary[] }
  | { kind: 'piece'; courseId: number; name: Product['name']; price: number }

export type PurchaseChoice = { whom: number; period: number; way: PaymentType | null }

export const periodOf = (purchase: Purchase, months: number): PaidPeriod | undefined =>
  purchase.kind === 'product' ? purchase.product.listPeriod.find(({ period }) => period === months) : undefined

export const priceOf = (purchase: Purchase, months: number): number =>
  purchase.kind === 'piece' ? purchase.price : (periodOf(purchase, months)?.price ?? 0)

/** The ways to pay for it: an operator's product by the operator alone, a bank's wallet for one month (V-PAY2-1). */
export function waysFor(purchase: Purchase, months: number, methods: readonly Method[]): Method[] {
  if (purchase.kind === 'piece') return methods.filter(({ type }) => pieceWays.has(type))
  const { providers, id } = purchase.product
  return methods.filter(({ type }) => {
    if (providers) return providers.includes(type)
    if (type === 'operator_billing') return id === operatorProduct
    if (type === 'bank_wallet') return months <= 1
    return true
  })
}

const pieceWays = new Set<PaymentType>(['bank_card', 'card_widget', 'bank_wallet', 'balance'])

/** A point pays a tenge, rounded up. */
export const pointsOf = (price: number): number => Math.ceil(price / 100)
